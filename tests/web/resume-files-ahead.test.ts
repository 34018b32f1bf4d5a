import { beforeEach, expect, test, vi } from "vitest";
import { newDraft } from "#domain/portfolio/draft.ts";
import { toResume } from "#domain/portfolio/to-resume.ts";
import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { sectionTitles, usualOrder } from "#domain/resume-file/options.ts";

vi.mock("#web/lib/download.ts", () => ({ download: () => {} }));

/** A fake worker that writes files. It answers when the test calls answer(). */
class FakeWriter extends EventTarget {
  static asked: { id: number; question: FileQuestion }[] = [];
  static last: FakeWriter;
  constructor() {
    super();
    FakeWriter.last = this;
  }
  postMessage(message: { id: number; question: FileQuestion }) {
    FakeWriter.asked.push(message);
  }
  static answer() {
    const { id } = FakeWriter.asked.at(-1) ?? { id: 0 };
    const answer = { bytes: new Uint8Array(), pages: 1 };
    FakeWriter.last.dispatchEvent(new MessageEvent("message", { data: { id, answer } }));
  }
}

const draft = newDraft({ settings: { name: "Ada" }, sections: { about: { skills: { items: ["SQL"] } } } }, "json");
const resume = toResume(draft.data);
const choices = { design: "modern", paper: "a4", sections: usualOrder, headings: sectionTitles } as const;
const designs = () => FakeWriter.asked.map(({ question }) => question.design);
let files: typeof import("#web/features/portfolio/resume-file/files.ts");

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWriter);
  FakeWriter.asked = [];
  files = await import("#web/features/portfolio/resume-file/files.ts");
});

test("of several choices during the writing of a file, only the last one is written next", async () => {
  for (const design of ["modern", "classic", "compact"] as const)
    files.writePdfAhead(resume, { ...choices, sections: [...usualOrder], design });
  expect(designs()).toEqual(["modern"]);
  FakeWriter.answer();
  await vi.waitFor(() => expect(designs()).toEqual(["modern", "compact"]));
});

test("a requested file is written before any file that is written ahead", async () => {
  files.writePdfAhead(resume, { ...choices, sections: [...usualOrder] });
  files.writePdfAhead(resume, { ...choices, sections: [...usualOrder], design: "classic" });
  const described = files.downloadResume(resume, draft, "pdf", {
    ...choices,
    sections: [...usualOrder],
    design: "compact",
  });
  expect(designs()).toEqual(["modern", "compact"]);
  FakeWriter.answer();
  expect(await described).toBe("PDF, 1 page");
  expect(designs()).toEqual(["modern", "compact"]);
});

test("the file of the first choice is written before the dialog opens", () => {
  files.writeUsualPdf(draft);
  expect(FakeWriter.asked.map(({ question }) => question)).toMatchObject([
    { design: "modern", paper: files.usualPaper(), sections: ["skills"], author: "Ada" },
  ]);
});
