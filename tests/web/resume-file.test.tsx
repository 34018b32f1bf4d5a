import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { toJsonResume } from "#domain/json-resume/from-resume.ts";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { type Draft, draftFrom, newDraft } from "#domain/portfolio/draft.ts";
import { toResume } from "#domain/portfolio/to-resume.ts";
import { portfolioDraftKey } from "#domain/storage-keys.ts";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";

const path = "/ai-resume-to-portfolio-generator";
const flag = {
  body: { name: "resume_to_portfolio", enabled: true, expiresAt: new Date(Date.now() + 300_000).toISOString() },
};
const beyond = { ...nothingBeyond, languages: [{ name: "Swedish", level: "native" }] };

/** Opens the dialog for a stored draft, and returns the dialog and its downloaded files. */
async function opened(data: unknown = sampleData, more = beyond) {
  const files: { name: string; blob: Blob }[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push({ name: "", blob: blob as Blob });
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const last = files.at(-1);
    if (last) last.name = this.download;
  });
  localStorage.setItem(portfolioDraftKey, JSON.stringify({ ...newDraft(data, "pdf"), beyond: more }));
  fakeApi({ "/api/flags/resume_to_portfolio": flag });
  const { user } = await visit(path);
  await user.click(await screen.findByRole("button", { name: "Download Resume" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Download your resume" }));
  const button = (name: string | RegExp) => dialog.getByRole<HTMLButtonElement>("button", { name });
  const save = async (name: RegExp) => {
    await user.click(button(name));
    await waitFor(() => expect(dialog.getByText(/^Downloaded: /)).toBeDefined());
    return files.at(-1) as (typeof files)[number];
  };
  return { user, dialog, button, save };
}

test("plain text has the chosen sections in their order, and values that the portfolio does not have", async () => {
  const { user, dialog, button, save } = await opened();
  await user.click(dialog.getByRole("checkbox", { name: "Projects" }));
  await user.click(button("Move Languages up"));
  const { name, blob } = await save(/^Plain text/);
  expect(name).toBe("maya-lindqvist-resume.txt");
  const text = await blob.text();
  expect(text).not.toContain("PROJECTS");
  expect(text).toContain("Swedish (native)");
  expect(text.indexOf("LANGUAGES")).toBeGreaterThan(text.indexOf("SKILLS"));
  expect(text.indexOf("LANGUAGES")).toBeLessThan(text.indexOf("AWARDS"));
  expect(dialog.getByText("Downloaded: Plain text.")).toBeDefined();
});

test("a renamed heading is also in the file, if a resume reader recognizes it", async () => {
  const { sections } = sampleData;
  const { education, experience } = sections;
  const { dialog, save } = await opened({
    ...sampleData,
    sections: {
      ...sections,
      education: { ...education, title: "Adventures" },
      experience: { ...experience, title: "Berufserfahrung" },
    },
  });
  expect(dialog.getByRole("checkbox", { name: "Berufserfahrung" })).toBeDefined();
  expect(dialog.getByText(/^Resume readers do not know “Adventures” as a heading/)).toBeDefined();
  const text = await (await save(/^Plain text/)).blob.text();
  expect(text).toContain("\nBERUFSERFAHRUNG\n");
  expect(text).toContain("\nEDUCATION\n");
});

test("without workers, a message says that there is no PDF, and every other format works", async () => {
  const { dialog, button, user, save } = await opened();
  await user.click(button(/^PDF/));
  expect((await dialog.findByRole("alert")).textContent).toBe(
    "The file could not be made. Check your connection, then try again.",
  );
  await save(/^Markdown/);
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("every field can be copied, in the usual order of application forms", async () => {
  const { user, dialog, button } = await opened();
  await user.click(dialog.getByRole("radio", { name: "Copy into a form" }));
  expect(dialog.getAllByRole("heading", { level: 3 })[0]?.textContent).toBe("About you");
  await user.click(button("Copy Full name of About you"));
  expect(await navigator.clipboard.readText()).toBe("Maya Lindqvist");
});

test("an empty draft shows what to do next", async () => {
  const { dialog } = await opened({}, nothingBeyond);
  expect(dialog.queryByRole("checkbox")).toBeNull();
  expect(dialog.getByText(/^Your draft has no experience, education or skills yet\./)).toBeDefined();
});

test("the editor shows the place of a job, which can be corrected, and explains dates and bullets", async () => {
  const { company, position } = sampleData.sections.experience.items[0] ?? { company: "", position: "" };
  const roles = [{ company, position, place: `${company}, Columbus, OH` }];
  const { user, button } = await opened(sampleData, { ...beyond, roles });
  await user.click(button("Close"));
  await user.click(await screen.findByRole("button", { name: "Edit details" }));
  const [field] = await screen.findAllByLabelText<HTMLInputElement>("Place");
  if (!field) throw new Error("There is no place to correct");
  expect(field.value).toBe(`${company}, Columbus, OH`);
  await user.clear(field);
  await user.type(field, "Columbus, OH");
  await user.type(screen.getAllByLabelText("Company")[0] as HTMLElement, " Inc.");
  const kept = () => draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.beyond?.roles[0];
  await waitFor(() => expect(kept()).toEqual({ company: `${company} Inc.`, position, place: "Columbus, OH" }));
  expect(screen.getAllByText(/^The first line is the dates alone/).length).toBeGreaterThan(0);
});

test("a license that I add by hand is among the certificates in JSON Resume, not among the awards", async () => {
  const { user, button } = await opened({}, nothingBeyond);
  await user.click(button("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const opener = screen.queryByRole("button", { name: "Edit details" });
  if (opener) await user.click(opener);
  await user.click((await screen.findAllByText("Achievements"))[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Add an achievement" }));
  await user.keyboard("Registered Nurse, Ohio");
  await user.selectOptions(screen.getByLabelText("Kind"), "Certification or license");
  const kept = () => draftFrom(localStorage.getItem(portfolioDraftKey) ?? "");
  await waitFor(() => expect(kept()?.beyond?.certifications).toEqual(["Registered Nurse, Ohio"]));
  const { data, beyond } = kept() as Draft;
  const { certificates, awards } = toJsonResume(toResume(data, beyond), "");
  expect([certificates, awards]).toMatchObject([[{ name: "Registered Nurse, Ohio" }], []]);
});

test("languages can be added and removed in the editor, and are stored with the draft", async () => {
  const { user, button } = await opened();
  await user.click(button("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const opener = screen.queryByRole("button", { name: "Edit details" });
  if (opener) await user.click(opener);
  await user.click(await screen.findByText("More for your resume"));
  const languages = within(screen.getByRole("group", { name: "Languages" }));
  expect(languages.getByLabelText<HTMLInputElement>("Language").value).toBe("Swedish");
  await user.click(languages.getByRole("button", { name: "Add a language" }));
  expect(document.activeElement).toBe(languages.getAllByLabelText("Language")[1]);
  await user.keyboard("Hindi");
  await user.click(languages.getByRole("button", { name: /^Remove this language.*Swedish/ }));
  expect(document.activeElement).toBe(languages.getByRole("button", { name: /^Remove this language.*Hindi/ }));
  const kept = () => draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.beyond?.languages;
  await waitFor(() => expect(kept()).toEqual([{ name: "Hindi", level: "" }]));
});

describe("writing the PDF ahead", () => {
  const questions: { design: string }[] = [];
  class Writer extends EventTarget {
    postMessage({ question }: { question: { design: string } }) {
      questions.push(question);
    }
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, "connection");
  });

  test("no PDF is written ahead in data saver mode", async () => {
    vi.stubGlobal("Worker", Writer);
    Object.assign(navigator, { connection: { saveData: true } });
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole("radio", { name: /^Classic/ }));
    expect(questions).toEqual([]);
  });

  test("the first PDF is written before the visitor makes a choice", async () => {
    vi.stubGlobal("Worker", Writer);
    await opened();
    expect(questions.map(({ design }) => design)).toEqual(["modern"]);
  });
});
