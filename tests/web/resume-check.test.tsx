import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { draftFrom, newDraft } from "#domain/portfolio/draft.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { reportOn } from "#domain/resume-check/report.ts";
import { subjectOfFile } from "#domain/resume-check/subject.ts";
import { portfolioDraftKey } from "#domain/storage-keys.ts";
import type { Message, ReadRequest } from "#web/lib/resume-reader/reader-messages.ts";
import { visit } from "../support/render.tsx";
import { heading, lines, resume, text } from "../support/resume-page.ts";

const path = "/resume-check";
const pdf = () => new File(["%PDF-"], "resume.pdf", { type: "application/pdf" });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

const page = resume([
  text(50, 60, "Ada Lovelace", { font: "Sans-Bold", size: 22 }),
  text(50, 84, "ada@example.com | London, England"),
  text(50, 120, "Experience", heading),
  ...lines(50, 140, "Software Engineer", "Analytical Engines Ltd", "Jan 2020 – Present"),
]);

/** The answer of the reader's worker for this page. */
function reading({ name, today = { year: 2026, month: 11 } }: ReadRequest): Message {
  const read = readResume(page);
  const pdf = { title: "", language: "en", isTagged: true, pictures: [] };
  const report = reportOn(subjectOfFile(page, read, { name, rawTexts: [], hidden: undefined, pdf }, today));
  return {
    kind: "answer",
    answer: { ...toPortfolio(read), lines: ["Ada Lovelace"] },
    checked: { report, pages: [{ number: 1, width: 595, height: 842, picture: undefined }] },
  };
}

/** Replaces the reader's worker with a fake that answers at once. */
function answering(answer: (request: ReadRequest) => Message) {
  class Thread {
    onmessage?: (event: { data: Message }) => void;
    constructor() {
      queueMicrotask(() => this.onmessage?.({ data: { kind: "ready" } }));
    }
    postMessage(request: ReadRequest) {
      queueMicrotask(() => this.onmessage?.({ data: answer(request) }));
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", Thread);
}

afterEach(() => vi.unstubAllGlobals());

async function checked() {
  answering(reading);
  const visitor = await visit(path);
  await visitor.user.upload(screen.getByLabelText("Your resume as a PDF"), pdf());
  await screen.findByRole("heading", {
    name: /^(A resume reader would miss|Some resume readers may|We found nothing)/,
  });
  return visitor;
}

describe("before a resume is chosen", () => {
  test("the drop area shows the limits, where the file is read, and an example", async () => {
    await visit(path);
    expect(screen.getByText("PDF only • Max 2MB • 2 pages max")).toBeDefined();
    expect(screen.getByText(/^Your file is read on this device. It is not uploaded./)).toBeDefined();
    expect(button("Check an example resume")).toBeDefined();
  });

  test("the page explains what an ATS is, and each claim has a source", async () => {
    await visit(path);
    const about = within(screen.getByRole("region", { name: "What an ATS is, and what it is not" }));
    expect(about.getByText(/^No study stands behind this number/)).toBeDefined();
    expect(about.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Greenhouse names what trips its reader",
      "Greenhouse",
      "Ashby",
      "Harvard Business Review, 2022",
      "UnchartedCareer, 2026",
    ]);
  });

  test("a file of another kind is refused with a message, and the next file is read", async () => {
    answering(reading);
    const { user } = await visit(path);
    const input = screen.getByLabelText("Your resume as a PDF");
    input.removeAttribute("accept");
    await user.upload(input, new File(["hello"], "resume.png", { type: "image/png" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Please select a PDF file");
    await user.upload(screen.getByLabelText("Your resume as a PDF"), pdf());
    expect(
      await screen.findByRole("heading", {
        name: /^(A resume reader would miss|Some resume readers may|We found nothing)/,
      }),
    ).toBeDefined();
  });

  test("a file of 0 bytes shows that it is empty", async () => {
    const { user } = await visit(path);
    await user.upload(
      screen.getByLabelText("Your resume as a PDF"),
      new File([], "cv.pdf", { type: "application/pdf" }),
    );
    expect((await screen.findByRole("alert")).textContent).toMatch(/^This file is empty\./);
  });

  test("a PDF without text shows an explanation", async () => {
    answering(() => ({ kind: "refused", refusal: "no-text" }));
    const { user } = await visit(path);
    await user.upload(screen.getByLabelText("Your resume as a PDF"), pdf());
    expect((await screen.findByRole("alert")).textContent).toMatch(/^There is no text in this PDF/);
  });

  test("if the reader cannot start, nothing is sent to the server, and Try Again reads the same file", async () => {
    class Stopped {
      onerror?: () => void;
      constructor() {
        queueMicrotask(() => this.onerror?.());
      }
      terminate() {}
    }
    vi.stubGlobal("Worker", Stopped);
    vi.stubGlobal("fetch", async () => new Response("", { headers: { "Content-Type": "text/javascript" } }));
    const { user } = await visit(path);
    await user.upload(screen.getByLabelText("Your resume as a PDF"), pdf());
    expect((await screen.findByRole("alert")).textContent).toMatch(/could not start the reader.*nothing is sent/);
    answering(() => ({ kind: "refused", refusal: "no-text" }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText(/^There is no text in this PDF/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  });
});

describe("the report of a file", () => {
  test("the report has one sentence, the number of findings, the file and the version of the rules", async () => {
    await checked();
    const count = screen.getByText(/^\d+ of \d+ checks$/).parentElement;
    expect(count?.textContent).toMatch(
      /checks pass for resume\.pdf\. Of the other 3, 1 is what a reader loses and 2 are only worth a look\. Rules updated \d{4}-\d\d-\d\d\.$/,
    );
  });

  test("a failed check shows the fault and how to fix it, and checks of the rendered page are left out", async () => {
    await checked();
    const look = screen.getByRole("heading", { name: /No phone number can be read/ }).closest("li") as HTMLElement;
    expect(within(look).getByText("No phone number was found.")).toBeDefined();
    expect(look.textContent).toMatch(/Fix it: Write the number with its country code/);
    expect(screen.getByText(/^Left out, .*: No text is hidden\.$/)).toBeDefined();
    expect(screen.getByText("An email address can be read")).toBeDefined();
  });

  test("a press on a value marks it, and a second press removes the mark", async () => {
    const { user } = await checked();
    const value = button("Email ada@example.com");
    expect(value.getAttribute("aria-pressed")).toBe("false");
    await user.click(value);
    expect(value.getAttribute("aria-pressed")).toBe("true");
    await user.click(value);
    expect(value.getAttribute("aria-pressed")).toBe("false");
  });

  test("a press on the page marks the value at that place", async () => {
    const { user } = await checked();
    const place = screen.getAllByRole("button", { hidden: true }).find(({ style }) => style.left !== "");
    await user.click(place as HTMLElement);
    expect(button("Name Ada Lovelace").getAttribute("aria-pressed")).toBe("true");
  });

  test("if a page cannot be drawn, its values are shown instead", async () => {
    await checked();
    const sheet = screen.getByRole("img", { name: "Page 1 of your resume, as it was read" });
    expect(sheet.textContent).toMatch(/Ada Lovelace/);
  });

  test("“Check another file” moves the focus to the file input", async () => {
    const { user } = await checked();
    await user.click(button("Check another file"));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Your resume as a PDF")));
  });

  test("the question whether to replace a draft gets the focus", async () => {
    localStorage.setItem(portfolioDraftKey, JSON.stringify(newDraft(sampleData, "json")));
    const { user } = await checked();
    await user.click(button("Compare with a job posting"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Compare the kept one"));
  });

  test("the report's resume becomes a website, and replaces another draft only after a question", async () => {
    localStorage.setItem(portfolioDraftKey, JSON.stringify(newDraft(sampleData, "pdf")));
    const { user } = await checked();
    await user.click(button("Make a website of it"));
    expect(screen.getByRole("group", { name: /keeps a portfolio of another file. Replace it\?/ })).toBeDefined();
    expect(draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.data.settings.name).toBe(sampleData.settings.name);
    await user.click(button("Replace it with this one"));
    expect(draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.data.settings.name).toBe("Ada Lovelace");
    expect(window.location.pathname).toBe("/ai-resume-to-portfolio-generator");
  });

  test("a draft of the same file, with edits, is compared without a question", async () => {
    const { user } = await checked();
    await user.click(button("Compare with a job posting"));
    const first = localStorage.getItem(portfolioDraftKey) ?? "";
    localStorage.setItem(portfolioDraftKey, first.replace('"name":"Ada Lovelace"', '"name":"Ada King"'));
    cleanup();
    const { user: returning } = await checked();
    await returning.click(button("Compare with a job posting"));
    expect(window.location.pathname).toBe("/job-match");
    expect(draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.data.settings.name).toBe("Ada King");
  });

  test.each([
    ["Make a website of it", "/ai-resume-to-portfolio-generator"],
    ["Compare with a job posting", "/job-match"],
  ])("“%s”: the next page can bring back a replaced draft", async (way, next) => {
    const kept = JSON.stringify(newDraft(sampleData, "pdf"));
    localStorage.setItem(portfolioDraftKey, kept);
    const { user } = await checked();
    await user.click(button(way));
    await user.click(button("Replace it with this one"));
    expect(window.location.pathname).toBe(next);
    await user.click(await screen.findByRole("button", { name: "Bring it back" }));
    await screen.findByText("Your portfolio is back");
    expect(draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.data).toEqual(draftFrom(kept)?.data);
  });

  test("the report's resume opens in the job match, and replaces another draft only after a question", async () => {
    localStorage.setItem(portfolioDraftKey, JSON.stringify(newDraft(sampleData, "pdf")));
    const { user } = await checked();
    await user.click(button("Compare with a job posting"));
    expect(screen.getByRole("link", { name: "Compare the kept one" }).getAttribute("href")).toBe("/job-match");
    await user.click(button("Replace it with this one"));
    expect(draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.data.settings.name).toBe("Ada Lovelace");
    expect(window.location.pathname).toBe("/job-match");
  });
});

test("a stored draft is checked without its file, and a message names the skipped checks", async () => {
  localStorage.setItem(portfolioDraftKey, JSON.stringify(newDraft(sampleData, "pdf")));
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Check the draft" }));
  await screen.findByRole("heading", {
    name: /^(A resume reader would miss|Some resume readers may|We found nothing)/,
  });
  expect(screen.getByText(/Without its file, the checks of the file were left out/)).toBeDefined();
  expect(screen.getByText(/^Only a PDF has a page to show/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Open it in the editor" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Compare with a job posting" }).getAttribute("href")).toBe("/job-match");
});

test("a resume that was just checked is offered first, without a message about a missing file", async () => {
  localStorage.setItem(portfolioDraftKey, JSON.stringify(newDraft(sampleData, "pdf")));
  const { user } = await checked();
  await user.click(button("Check another file"));
  const drop = screen.getByText("Drop your resume here");
  expect(button("Check it").compareDocumentPosition(drop) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(button("Check the draft").compareDocumentPosition(drop) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(screen.queryByText(/but not the file/)).toBeNull();
  await user.click(button("Check it"));
  await screen.findByRole("heading", {
    name: /^(A resume reader would miss|Some resume readers may|We found nothing)/,
  });
});

test("the page shows no score and advertises none, before and after the check", async () => {
  const { user } = await checked();
  const forbidden = /ATS score|pass rate|\bbeat\b|guarantee|\d ?% match/i;
  expect(document.body.textContent).not.toMatch(forbidden);
  await user.click(button("Check another file"));
  expect(document.body.textContent).not.toMatch(forbidden);
});
