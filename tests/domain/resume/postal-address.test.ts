import { expect, test } from "vitest";
import { isPostalAddress } from "#domain/resume/postal-address.ts";

test.each([
  "14 Harehills Avenue",
  "14 Harehills Avenue, Leeds LS8 4HB",
  "Leeds LS8 4HB",
  "Lindenweg 7, 34117 Kassel",
  "34117 Kassel",
  "Flat 12, Sai Residency, Baner Road, Pune – 411045",
  "8 rue Haute, 69001 Lyon",
  "Via Roma 4, 40121 Bologna",
  "ul. Długa 4, 31-147 Kraków",
  "Calle Olmo 4, 37001 Salamanca",
  "Rua das Flores, 40, Recife – PE",
  "Am Markt 3",
  "P.O. Box 412, Nairobi",
])("%s is a postal address or a line of one", (text) => expect(isPostalAddress(text)).toBe(true));

test.each([
  "Leeds",
  "Staff Nurse, Leeds",
  "Led 14 people on Mercy Street in a shift.",
  "Jan 2020 – Mar 2024",
  "Ranked 3 of 4000",
  "Native English",
  "BSc Nursing, 2017",
])("%s is none", (text) => expect(isPostalAddress(text)).toBe(false));
