import { expect, test } from "vitest";
import { withoutLegalForm } from "#domain/outreach/legal-form.ts";

test.each([
  ["Fenloch Software Ltd.", "Fenloch Software"],
  ["Kaveri Pay Private Limited", "Kaveri Pay"],
  ["Kaveri Pay Pvt. Ltd.", "Kaveri Pay"],
  ["Acme, Inc.", "Acme"],
  ["Acme LLC", "Acme"],
  ["Northwind plc", "Northwind"],
  ["Brenner GmbH & Co. KG", "Brenner"],
  ["Brenner AG", "Brenner"],
  ["Lumière S.A.", "Lumière"],
  ["Kaas B.V.", "Kaas"],
  ["Kallio Oy", "Kallio"],
  ["Björk AB", "Björk"],
  ["Wisła Sp. z o.o.", "Wisła"],
])("employees of %s call it %s", (posting, name) => {
  expect(withoutLegalForm(posting)).toBe(name);
});

test.each(["Acme & Co", "Limited", "AB", "Acme Labs", "Inc. Magazine", "SAS Institute", "Vitamin SA Foods"])(
  "%s has no legal form to drop",
  (name) => {
    expect(withoutLegalForm(name)).toBe(name);
  },
);
