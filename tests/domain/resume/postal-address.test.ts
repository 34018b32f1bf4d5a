import { expect, test } from "vitest";
import { isPostalAddress } from "#domain/resume/postal-address.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { heading, resume, text } from "../../support/resume-page.ts";

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
  "Lindestraat 47, 3531 CG Utrecht",
  "3531 CG Utrecht",
  "Cork T12 XF62",
  "Dublin D6W F7X2",
  "SE-123 45 Stockholm",
  "110 00 Praha",
  "New Delhi 110 001",
])("%s is a postal address or one line of it", (text) => expect(isPostalAddress(text)).toBe(true));

test.each([
  "Leeds",
  "Staff Nurse, Leeds",
  "Led 14 people on Mercy Street in a shift.",
  "Jan 2020 – Mar 2024",
  "Ranked 3 of 4000",
  "Native English",
  "BSc Nursing, 2017",
  "Trained 120 45 minutes a day",
])("%s is not a postal address", (text) => expect(isPostalAddress(text)).toBe(false));

test.each([
  ["Lindestraat 47, 3531 CG Utrecht, Netherlands", "Utrecht, Netherlands"],
  ["3531 CG Utrecht", "Utrecht"],
  ["3531CG Utrecht", "Utrecht"],
  ["Cork T12 XF62, Ireland", "Cork, Ireland"],
  ["12 Barrack Street, Cork T12 XF62, Ireland", "Cork, Ireland"],
  ["Dublin D6W F7X2", "Dublin"],
  ["Dublin 8, Ireland", "Dublin, Ireland"],
  ["Ottawa, ON K1A 0B1", "Ottawa, ON"],
  ["1000-001 Lisboa, Portugal", "Lisboa, Portugal"],
  ["00-001 Warszawa", "Warszawa"],
  ["Storgatan 5, 123 45 Stockholm, Sweden", "Stockholm, Sweden"],
  ["SE-123 45 Stockholm", "Stockholm"],
  ["01310-100 São Paulo, Brazil", "São Paulo, Brazil"],
  ["Pune 411 045, India", "Pune, India"],
  ["Pune – 411045", "Pune"],
  ["Riga LV-1010, Latvia", "Riga, Latvia"],
  ["Austin, TX-78701", "Austin, TX"],
])("the place in the address %s is %s", (address, place) => {
  const top = [
    text(40, 40, "Odalys Brenninger", { size: 22 }),
    text(40, 62, address),
    text(40, 76, "odalys@example.com"),
  ];
  const { basics } = readResume(resume([...top, text(40, 110, "Experience", heading), text(40, 130, "Nurse, 2019")]));
  expect(basics.location.text).toBe(place);
});
