import { expect, test } from "vitest";
import { readTransferLink, transferLink } from "#domain/transfers/link.ts";
import { seal, unseal } from "#domain/transfers/seal.ts";

test.each(["", "Ada", "नमस्ते 👋", "word ".repeat(200_000)])("what is sealed is unsealed with its key", async (text) => {
  expect(await unseal(await seal(text))).toBe(text);
});

test("a sealed text reveals nothing of its content, and differs each time", async () => {
  const [one, two] = [await seal("Ada Lovelace"), await seal("Ada Lovelace")];
  expect(one.sealed).toMatch(/^[\w-]+$/);
  expect(one.sealed).not.toBe(two.sealed);
  expect(one.key).not.toBe(two.key);
});

test("another key, a changed letter and a shortened text open nothing", async () => {
  const { sealed, key } = await seal("Ada Lovelace");
  const { key: other } = await seal("");
  const flipped = sealed.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
  await expect(unseal({ sealed, key: other })).rejects.toThrow();
  await expect(unseal({ sealed: flipped, key })).rejects.toThrow();
  await expect(unseal({ sealed: sealed.slice(0, -4), key })).rejects.toThrow();
  await expect(unseal({ sealed: "", key })).rejects.toThrow();
});

test("more than 50 MB is not unpacked", async () => {
  const bomb = await seal("0".repeat(50_000_001));
  expect(bomb.sealed.length).toBeLessThan(100_000);
  await expect(unseal(bomb)).rejects.toThrow("More than");
});

test("id and key are in the fragment of the link, and nothing else is read as one", async () => {
  const link = { id: "0123456789abcdef0123456789abcdef", key: (await seal("")).key };
  const address = transferLink("https://example.com/your-data", link);
  const { pathname, search, hash } = new URL(address);
  expect([pathname, search, readTransferLink(hash)]).toEqual(["/your-data", "", link]);
  for (const part of ["#move=", `#move=${link.id}`, `${hash}x`, `#move=../x.${link.key}`])
    expect(readTransferLink(part)).toBe("damaged");
  for (const other of ["", "#profile", hash.replace("move", "add")]) expect(readTransferLink(other)).toBeUndefined();
});
