import { expect, test } from "vitest";
import { readTransferLink, transferLink } from "#domain/transfers/link.ts";
import { seal, unseal } from "#domain/transfers/seal.ts";

test.each(["", "Ada", "नमस्ते 👋", "word ".repeat(200_000)])("a sealed text can be opened with its key", async (text) => {
  expect(await unseal(await seal(text))).toBe(text);
});

test("a sealed text shows nothing of its content, and is different each time", async () => {
  const [one, two] = [await seal("Ada Lovelace"), await seal("Ada Lovelace")];
  expect(one.sealed).toMatch(/^[\w-]+$/);
  expect(one.sealed).not.toBe(two.sealed);
  expect(one.key).not.toBe(two.key);
});

test("another key, a changed letter or a shortened text cannot be opened", async () => {
  const { sealed, key } = await seal("Ada Lovelace");
  const { key: other } = await seal("");
  const flipped = sealed.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
  await expect(unseal({ sealed, key: other })).rejects.toThrow();
  await expect(unseal({ sealed: flipped, key })).rejects.toThrow();
  await expect(unseal({ sealed: sealed.slice(0, -4), key })).rejects.toThrow();
  await expect(unseal({ sealed: "", key })).rejects.toThrow();
});

test("a text of more than 50 MB is not unpacked", async () => {
  const bomb = await seal("0".repeat(50_000_001));
  expect(bomb.sealed.length).toBeLessThan(100_000);
  await expect(unseal(bomb)).rejects.toThrow("More than");
});

test("a link has id and key in its fragment, and another fragment is not a link", async () => {
  const link = { id: "0123456789abcdef0123456789abcdef", key: (await seal("")).key };
  const address = transferLink("https://example.com/your-data", link);
  const { pathname, search, hash } = new URL(address);
  expect([pathname, search, readTransferLink(hash)]).toEqual(["/your-data", "", link]);
  for (const part of ["#move=", `#move=${link.id}`, `${hash}x`, `#move=../x.${link.key}`])
    expect(readTransferLink(part)).toBe("damaged");
  for (const other of ["", "#profile", hash.replace("move", "add")]) expect(readTransferLink(other)).toBeUndefined();
});
