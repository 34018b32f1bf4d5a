import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "../support/render.tsx";

test("About has its mission, four values, a story and figures, but no figures about users", async () => {
  await visit("/about");
  for (const title of ["Our mission", "What we value", "Our story", "In numbers", "Join the community"])
    expect(screen.getByRole("heading", { level: 2, name: title })).toBeDefined();
  for (const value of ["Mission-Driven", "Community-Focused", "Innovation", "Growth-Oriented"])
    expect(screen.getByRole("heading", { level: 3, name: value })).toBeDefined();
  const text = document.querySelector("main")?.textContent ?? "";
  expect(text).toContain("free tools19");
  expect(text).toContain("job portals227");
  expect(text).toMatch(/checked code blocks1,\d{3}/);
  expect(text).not.toMatch(/users helped|success stories|up to date|forever/);
});

test("the terms name the licenses and the data files, and link to them", async () => {
  await visit("/terms-of-service");
  const links = ["MIT license", "CC BY-SA 4.0", "The data files"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(links).toEqual([
    "https://opensource.org/license/mit",
    "https://creativecommons.org/licenses/by-sa/4.0/",
    "/data/index.json",
  ]);
  expect(document.querySelector("main")?.textContent).not.toContain("source code keeps");
});

test("Contact opens the mail client, and promises a reply time only if the operator has set one", async () => {
  await visit("/contact");
  const link = screen.getByRole("link", { name: "Email us" });
  expect(link.getAttribute("href")).toBe("mailto:support@zero-to-offer.example");
  expect(document.querySelector("main")?.textContent).not.toContain("24 hours");
});
