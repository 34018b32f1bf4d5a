import { expect, test } from "vitest";
import { generationSteps, megabytes, uploadFault } from "#domain/resume/upload.ts";

const type = "application/pdf";
const pdf = (size: number) => ({ name: "ada.pdf", type, size });
const most = 2 * 1024 * 1024;

test("a PDF of up to 2 MB is accepted", () => {
  expect(uploadFault(pdf(most))).toBeUndefined();
});

test("a missing file or a wrong type is reported before the size is checked", () => {
  expect(uploadFault(undefined)).toBe("Please select a PDF file");
  expect(uploadFault({ name: "ada.png", type: "image/png", size: most + 1 })).toBe("Please select a PDF file");
  expect(uploadFault({ name: "ada", type: "", size: 1 })).toBe("Please select a PDF file");
});

test("a PDF over 2 MB is refused", () => {
  expect(uploadFault(pdf(most + 1))).toBe("File size must be less than 2MB");
});

test.each(["docx", "odt", "rtf", "txt", "md", "zip", "doc", "pages"])(
  "a .%s file of up to 10 MB is accepted",
  (ending) => {
    const file = { name: `Ada.${ending.toUpperCase()}`, type: "", size: 5 * most };
    expect(uploadFault(file)).toBeUndefined();
    expect(uploadFault({ ...file, size: 5 * most + 1 })).toMatch(/^This file is larger than 10 MB/);
  },
);

test("a size is written in MB with two decimals", () => {
  expect(megabytes(most)).toBe("2.00 MB");
  expect(megabytes(123_456)).toBe("0.12 MB");
  expect(megabytes(1_234)).toBe("0.01 MB");
});

test("there are nine steps, in the order of the specification", () => {
  expect(generationSteps).toEqual([
    "Uploading resume...",
    "Parsing document structure...",
    "Extracting key sections...",
    "Analyzing content with AI...",
    "Designing portfolio layout...",
    "Generating responsive components...",
    "Optimizing for mobile devices...",
    "Finalizing portfolio assets...",
    "Portfolio generation complete!",
  ]);
});
