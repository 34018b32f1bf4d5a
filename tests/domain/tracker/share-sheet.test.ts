import { expect, test } from "vitest";
import { readCapture } from "#domain/tracker/capture.ts";
import { sharedCapture } from "#domain/tracker/share-sheet.ts";

const habit = { isDayFirst: false, today: "2026-11-22" };

test("the tracker's capture code reads shared data", () => {
  const shared = { title: "Tester & more", text: "We test.", url: "https://acme.example/7?a=b#c" };
  expect(readCapture(sharedCapture(shared), habit)).toEqual({
    title: "Tester & more",
    posting: "We test.",
    url: "https://acme.example/7?a=b#c",
  });
});

test("an address inside the shared text becomes the address and is removed from the text", () => {
  expect(
    readCapture(sharedCapture({ title: "Tester", text: "We test: https://acme.example/7 !", url: "" }), habit),
  ).toEqual({
    title: "Tester",
    posting: "We test:  !",
    url: "https://acme.example/7",
  });
});

test("an address in a sentence does not include brackets or a full stop", () => {
  for (const text of ["It is (https://acme.example/7).", "Look: “https://acme.example/7”.", "https://acme.example/7!"])
    expect(readCapture(sharedCapture({ title: "Tester", text, url: "" }), habit)?.url).toBe("https://acme.example/7");
});

test("a text of any length is cut to fit into the address", () => {
  const capture = readCapture(
    sharedCapture({ title: "x".repeat(9000), text: "ä".repeat(90_000), url: "javascript:alert(1)" }),
    habit,
  );
  expect(capture?.posting).toHaveLength(8000);
  expect(capture?.url).toBeUndefined();
});

const shared = (title: string, text: string, url = "") => {
  const read = readCapture(sharedCapture({ title, text, url }), habit);
  return [read?.title, read?.organization, read?.place];
};
const address = "https://jobs.moss.example/4711";

test.each([
  ["", `Check out this job at Quillmere: ${address}`],
  ["Check out this job at Quillmere", address],
  ["Check out this job at Quillmere", `Check out this job at Quillmere: ${address}`],
  ["Schau dir diesen Job bei Quillmere an", address],
])("LinkedIn's “Check out this job at …” gives the company and no title: %s %s", (title, text) => {
  expect(shared(title, text)).toEqual(["", "Quillmere", undefined]);
  expect(readCapture(sharedCapture({ title, text, url: "" }), habit)).not.toHaveProperty("posting");
});

test.each([
  ["(3) Quillmere hiring Baker in Pune, Maharashtra, India | LinkedIn", "Baker", "Pune, Maharashtra, India"],
  ["Baker | Quillmere | LinkedIn", "Baker", undefined],
  ["Baker - Pune - Quillmere - 0 to 2 years of experience - Naukri.com", "Baker", "Pune"],
  ["Baker Job in Pune at Quillmere | Internshala", "Baker", "Pune"],
  ["Baker Job in Quillmere at Pune - foundit", "Baker", "Pune"],
  ["Data Science Internship in Pune at Quillmere", "Data Science Internship", "Pune"],
  ["Job Application for Baker at Quillmere", "Baker", undefined],
])("a shared page title is read in the format of its site: %s", (title, role, place) => {
  expect(shared(title, "", address)).toEqual([role, "Quillmere", place]);
});

test("if the shared title is only a site's name, the job is in the text", () => {
  expect(shared("LinkedIn", `Check out this Baker job at Quillmere: ${address}`)).toEqual([
    "Baker",
    "Quillmere",
    undefined,
  ]);
  expect(shared("Indeed", `I found this job: ${address}`)).toEqual(["", undefined, undefined]);
});

test("the words after a title are the company only if the site puts a company there", () => {
  expect(shared("Baker - Pune, Maharashtra - Indeed.com", address)).toEqual(["Baker", undefined, "Pune, Maharashtra"]);
  const shift = shared("Baker - Night Shift - Pune, Maharashtra - Indeed.com", address);
  expect(shift).toEqual(["Baker - Night Shift", undefined, "Pune, Maharashtra"]);
  const company = shared("Baker - Quillmere Foods Pvt Ltd - Pune, Maharashtra - Indeed.com", address);
  expect(company).toEqual(["Baker", "Quillmere Foods Pvt Ltd", "Pune, Maharashtra"]);
});
