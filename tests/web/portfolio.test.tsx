import { act, screen, waitFor, within } from "@testing-library/react";
import JSZip from "jszip";
import { beforeEach, describe, expect, test, vi } from "vitest";
import privacyPolicy from "#content/pages/privacy-policy.md";
import sampleData from "#content/portfolio-site/sample-data.json";
import { type Draft, draftFrom } from "#domain/portfolio/draft.ts";
import { applyEdit } from "#domain/portfolio/edit.ts";
import { portfolioDraftKey } from "#domain/storage-keys.ts";
import { fakeApi } from "../support/fake-api.ts";
import { hangingNetwork } from "../support/hanging-network.ts";
import { visit } from "../support/render.tsx";

const path = "/ai-resume-to-portfolio-generator";
const flagPath = "/api/flags/resume_to_portfolio";
const generatePath = "/api/resume-to-portfolio";
const leadPath = "/api/store-download-lead";

const flag = (enabled: boolean, lifetime = 300_000) => ({
  body: { name: "resume_to_portfolio", enabled, expiresAt: new Date(Date.now() + lifetime).toISOString() },
});
const answer = { body: { portfolioData: sampleData, confidence: {} } };
const pdf = (size = 345_678) => new File([new Uint8Array(size)], "maya.pdf", { type: "application/pdf" });

const fileInput = () => screen.findByLabelText("Your resume as a PDF");
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

/** Uploads a file and waits for the preview. The endpoint gives a fixed answer. */
async function generated(table: Parameters<typeof fakeApi>[0] = {}) {
  const requests = fakeApi({ [flagPath]: flag(true), [generatePath]: answer, ...table });
  const visitor = await visit(path);
  await visitor.user.upload(await fileInput(), pdf());
  await visitor.user.click(button("Generate Portfolio"));
  await screen.findByRole("heading", { name: "Portfolio Preview" });
  await screen.findByTitle("Preview of your portfolio");
  return { ...visitor, requests };
}

describe("initial check", () => {
  test("a spinner with 'Initializing AI Portfolio Generator...' shows while the flag loads", async () => {
    fakeApi({ [flagPath]: () => new Promise(() => {}) });
    await visit(path);
    expect(screen.getByText("Initializing AI Portfolio Generator...")).toBeDefined();
  });

  test("a disabled feature shows a notice and no upload", async () => {
    fakeApi({ [flagPath]: flag(false) });
    await visit(path);
    await screen.findByRole("heading", { name: "Feature Temporarily Disabled" });
    expect(screen.getByText(/under maintenance. Please check back later, or/)).toBeDefined();
    expect(screen.getByRole("link", { name: "contact support" })).toBeDefined();
    expect(screen.getByText("We apologize for any inconvenience caused.")).toBeDefined();
    expect(screen.queryByLabelText("Your resume as a PDF")).toBeNull();
  });

  test("a network error is retried after 1, 2 and 4 seconds, and then the default applies: on", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.useFakeTimers();
    const requests = fakeApi({});
    await visit(path);
    for (const [wait, count] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await act(() => vi.advanceTimersByTimeAsync(wait));
      expect(requests).toHaveLength(count);
    }
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByText("Drop your resume here")).toBeDefined();
    expect(requests).toHaveLength(4);
  });

  test("a server error is not retried, and the default applies at once", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const requests = fakeApi({ [flagPath]: { status: 500, body: { error: "down" } } });
    await visit(path);
    await screen.findByText("Drop your resume here");
    expect(requests).toHaveLength(1);
  });

  test("the flag is stored until it expires, and longer if the network fails", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ["Date"] });
    const requests = fakeApi({ [flagPath]: flag(false, 60_000) });
    const first = await visit(path);
    await screen.findByRole("heading", { name: "Feature Temporarily Disabled" });
    first.unmount();

    vi.setSystemTime(Date.now() + 59_000);
    const second = await visit(path);
    expect(screen.getByRole("heading", { name: "Feature Temporarily Disabled" })).toBeDefined();
    expect(requests).toHaveLength(1);
    second.unmount();

    vi.setSystemTime(Date.now() + 2000);
    const third = await visit(path);
    await waitFor(() => expect(requests).toHaveLength(2));
    third.unmount();

    vi.setSystemTime(Date.now() + 120_000);
    const failing = fakeApi({});
    await visit(path);
    await screen.findByRole("heading", { name: "Feature Temporarily Disabled" });
    expect(failing).toHaveLength(1);
  });
});

describe("upload", () => {
  beforeEach(() => {
    fakeApi({ [flagPath]: flag(true) });
  });

  test("the upload page has a hero, a drop area, the limits, a disabled button and four benefit cards", async () => {
    await visit(path);
    await screen.findByText("Drop your resume here");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Resume to Portfolio Generator");
    expect(screen.getByText("or click to browse files")).toBeDefined();
    expect(screen.getByText("PDF only • Max 2MB • 2 pages max")).toBeDefined();
    expect(button("Generate Portfolio").disabled).toBe(true);
    const benefits = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(benefits).toEqual(["AI-Powered Analysis", "Professional Design", "Fully Responsive", "No Copyright Issues"]);
  });

  test("a visitor without a PDF sees how to make one", async () => {
    await visit(path);
    expect(await screen.findByText(/^No PDF yet\? Word and Google Docs .*File menu, LinkedIn/)).toBeDefined();
  });

  test("a chosen file shows its name, its size in MB with two decimals, and 'Ready to process'", async () => {
    const { user } = await visit(path);
    await user.upload(await fileInput(), pdf());
    expect(screen.getByText("maya.pdf")).toBeDefined();
    expect(screen.getByText("0.33 MB")).toBeDefined();
    expect(screen.getByText("Ready to process")).toBeDefined();
    expect(button("Generate Portfolio").disabled).toBe(false);
  });

  test("a file that fails a check is removed, and a message gives the reason", async () => {
    const { user } = await visit(path);
    const input = await fileInput();
    await user.upload(input, pdf());
    input.removeAttribute("accept"); // a dropped file ignores this attribute
    await user.upload(input, new File(["x"], "photo.png", { type: "image/png" }));
    expect(screen.getByRole("alert").textContent).toBe("Please select a PDF file");
    expect(button("Generate Portfolio").disabled).toBe(true);
    await user.upload(input, pdf(2 * 1024 * 1024 + 1));
    expect(screen.getByRole("alert").textContent).toBe("File size must be less than 2MB");
    expect(button("Generate Portfolio").disabled).toBe(true);
    await user.upload(input, pdf());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("the upload also accepts JSON Resume, and refuses an invalid or too large file with a reason", async () => {
    const { user } = await visit(path);
    const input = await screen.findByLabelText("Your resume as a JSON Resume file");
    await user.upload(input, new File(["{"], "resume.json", { type: "application/json" }));
    expect((await screen.findByRole("alert")).textContent).toBe("This file is not valid JSON.");
    await user.upload(input, new File([" ".repeat(5_000_001)], "resume.json", { type: "application/json" }));
    await screen.findByText("This file is too large to be a resume.");
    const resume = JSON.stringify({ basics: { name: "Ada Lovelace" } });
    await user.upload(input, new File([resume], "resume.json", { type: "application/json" }));
    await screen.findByRole("heading", { name: "Portfolio Preview" });
    await user.click(button("Edit details"));
    expect((await screen.findByLabelText<HTMLInputElement>("Your name")).value).toBe("Ada Lovelace");
    expect(screen.getAllByPlaceholderText("Not in your file").length).toBeGreaterThan(0);
  });
});

describe("analysis", () => {
  test("the analysis shows a step every 2 seconds with a progress bar, and stops at the last step", async () => {
    fakeApi({ [flagPath]: flag(true), [generatePath]: () => new Promise(() => {}) });
    const { user } = await visit(path);
    await user.upload(await fileInput(), pdf());
    vi.useFakeTimers();
    act(() => button("Generate Portfolio").click());
    const bar = screen.getByRole("progressbar");
    const share = () => 100 + Number.parseFloat((bar.firstElementChild as HTMLElement).style.translate);
    expect(screen.getByText("Uploading resume...")).toBeDefined();
    expect(screen.getByText("Step 1 of 9")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(screen.getByText("Uploading resume...")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText("Parsing document structure...")).toBeDefined();
    expect(bar.getAttribute("aria-valuetext")).toBe("Step 2 of 9");
    expect(share()).toBeCloseTo((2 / 9) * 100);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText("Portfolio generation complete!")).toBeDefined();
    expect(share()).toBe(100);
  });

  test("after the answer, the remaining steps pass quickly", async () => {
    fakeApi({ [flagPath]: flag(true), [generatePath]: answer });
    const { user } = await visit(path);
    await user.upload(await fileInput(), pdf());
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }); // ends the timer of the slow steps
    await user.click(button("Generate Portfolio"));
    await screen.findByText("Portfolio generation complete!");
  });

  test.each([
    [{ status: 422, body: { error: "Your resume has 3 pages" } }, /longer than 2 pages/],
    [{ status: 422, body: { error: "It is locked", code: "password" } }, /^We couldn't read.*locked with a password/],
    [{ status: 429, body: { error: "Rate limit" } }, /^Too many requests/],
    [{ status: 500, body: { error: "Something went wrong" } }, /^We're having trouble/],
    [{ status: 200, body: {} }, /^We're having trouble/],
    [undefined, /^Connection issue detected/],
  ])("the answer %j returns to the upload with its error message and a toast", async (body, sentence) => {
    fakeApi({ [flagPath]: flag(true), ...(body && { [generatePath]: body }) });
    const { user } = await visit(path);
    await user.upload(await fileInput(), pdf());
    await user.click(button("Generate Portfolio"));
    expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
    await screen.findByText("Resume processing failed - please try again");
    expect(screen.getByText("maya.pdf")).toBeDefined();
  });

  test("the form of the request has one field, 'resume', with the file", async () => {
    const { requests } = await generated();
    const sent = requests.find(({ url }) => url.endsWith(generatePath));
    expect(sent?.method).toBe("POST");
    const form = await sent?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(["resume"]);
  });
});

describe("preview", () => {
  test("the preview has a banner, a panel, a device toggle and a sandboxed frame with the page", async () => {
    const { user } = await generated();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your Portfolio is Ready!");
    await screen.findByText("Portfolio generated successfully!");
    const frame = screen.getByTitle("Preview of your portfolio");
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-modals");
    expect(frame.getAttribute("srcdoc")).toContain("<title>Maya Lindqvist | Senior Frontend Engineer</title>");
    expect(radio("Desktop").checked).toBe(true);
    await user.click(radio("Mobile"));
    expect(radio("Mobile").checked).toBe(true);
    expect(screen.getByTitle("Preview of your portfolio")).toBe(frame);
    expect(frame.parentElement?.className).toMatch(/h-\[667px\] w-\[375px\]/);
  });

  test("for a job posting, the page says so and offers next steps, without 'Ready' or success", async () => {
    const lines = [
      "Junior QA Engineer",
      "About us",
      "We build software.",
      "What we're looking for",
      "To apply, write.",
    ];
    const portfolioData = { settings: { name: "About us", title: "Junior QA Engineer" } };
    const { user } = await generated({ [generatePath]: { body: { portfolioData, confidence: {}, lines } } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This looks like a job posting");
    expect(
      screen.getByText(/^We found no experience, education or skills in it\. Start over with your resume/),
    ).toBeDefined();
    const way = screen.getByRole("link", { name: "compare the posting with your resume" });
    expect(way.getAttribute("href")).toBe("/job-match");
    expect((await screen.findAllByText("Is “About us” your name?")).length).toBeGreaterThan(0);
    expect(screen.queryByText("Portfolio generated successfully!")).toBeNull();
    await user.click(button("Start Over"));
    expect(await fileInput()).toBeDefined();
  });

  test("a text without parts of a resume shows 'Almost ready: is this your resume?'", async () => {
    const portfolioData = { settings: { name: "On Bridges" } };
    const lines = ["On Bridges", "A bridge is a promise between two shores."];
    await generated({ [generatePath]: { body: { portfolioData, confidence: {}, lines } } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Almost ready: is this your resume?");
  });

  test("the banner shows 'Your Portfolio is Ready!' and the values to check, unless the name is in doubt", async () => {
    const { portfolioData } = answer.body;
    const read = (confidence: Record<string, number>) => ({ body: { portfolioData, confidence } });
    const first = await generated({ [generatePath]: read({ "settings.title": 0.5, "sections.contact.email": 0.5 }) });
    expect(screen.getByText("Your Portfolio is Ready!")).toBeDefined();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your Portfolio is Ready! 2 things to check");
    first.unmount();
    localStorage.clear();
    await generated({ [generatePath]: read({ "settings.name": 0.5 }) });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Almost ready: 1 thing to check");
  });

  test("the visitor can choose one of four designs", async () => {
    const { user } = await generated();
    const designs = within(screen.getByRole("group", { name: "Design" }));
    expect(designs.getAllByRole("radio")).toHaveLength(4);
    await user.click(designs.getByRole("radio", { name: "Timeline" }));
    expect(designs.getByRole<HTMLInputElement>("radio", { name: "Timeline" }).checked).toBe(true);
  });

  test("the visitor can choose another accent color than the design's, and the draft stores it", async () => {
    const { user } = await generated();
    const accents = within(screen.getByRole("group", { name: "Accent" }));
    expect(accents.getByRole<HTMLInputElement>("radio", { name: "The design's own" }).checked).toBe(true);
    await user.click(accents.getByRole("radio", { name: "Blue" }));
    expect(draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.accent).toBe("blue");
    await user.click(accents.getByRole("radio", { name: "The design's own" }));
    expect(draftFrom(localStorage.getItem(portfolioDraftKey) ?? "")?.accent).toBeUndefined();
  });

  test("'Start Over' clears the result, the file, the error and the stored draft, and can be undone", async () => {
    const { user } = await generated();
    expect(localStorage.getItem(portfolioDraftKey)).toContain("Maya Lindqvist");
    await user.click(button("Start Over"));
    expect(screen.getByText("Drop your resume here")).toBeDefined();
    expect(button("Generate Portfolio").disabled).toBe(true);
    expect(localStorage.getItem(portfolioDraftKey)).toBeNull();
    await user.click(button("Bring it back"));
    await screen.findByRole("heading", { name: "Portfolio Preview" });
  });

  test("a draft that 'Start Over' cleared can be restored, even after a reload", async () => {
    const { user, unmount } = await generated();
    await user.click(button("Start Over"));
    unmount();
    const again = await visit(path);
    await again.user.click(await screen.findByRole("button", { name: "Bring it back" }));
    await screen.findByRole("heading", { name: "Portfolio Preview" });
    expect(localStorage.getItem(portfolioDraftKey)).toContain("Maya Lindqvist");
  });

  test("the draft is still there after a reload, and the privacy page mentions its storage", async () => {
    const { user, unmount } = await generated();
    await user.click(button("Edit details"));
    const name = await screen.findByLabelText("Your name");
    await user.clear(name);
    await user.type(name, "Ada");
    await user.click(screen.getByRole("radio", { name: "Grid" }));
    unmount();
    await visit(path);
    await screen.findByRole("heading", { name: "Portfolio Preview" });
    expect((await screen.findByTitle("Preview of your portfolio")).getAttribute("srcdoc")).toContain("<title>Ada |");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Grid" }).checked).toBe(true);
    expect(privacyPolicy.text).toContain(portfolioDraftKey);
  });

  test("if the storage is full, a message appears, and the draft is stored once there is space", async () => {
    const { user, unmount } = await generated();
    const keptHere = /your work is kept in this browser and nowhere else/;
    await screen.findByText(keptHere);
    const { localStorage } = window;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => localStorage.getItem(key),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    await user.click(screen.getByRole("radio", { name: "Grid" }));
    await screen.findByText(/could not keep your latest changes/);
    expect(screen.queryByText(keptHere)).toBeNull();
    const leaving = new Event("beforeunload", { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    unmount();
    await visit(path);
    await screen.findByText(/could not keep your latest changes/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Grid" }).checked).toBe(true);

    vi.unstubAllGlobals();
    fakeApi({ [flagPath]: flag(true) });
    await user.click(screen.getByRole("radio", { name: "Studio" }));
    await waitFor(() => expect(screen.queryByText(/could not keep/)).toBeNull());
    expect(localStorage.getItem(portfolioDraftKey)).toContain("studio");
    expect(screen.getByText(keptHere)).toBeDefined();
  });

  test("the draft can be exported as JSON Resume and imported again", async () => {
    const files = catchDownloads();
    const { user } = await generated();
    await user.click(await screen.findByRole("button", { name: "Export JSON Resume" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe("maya-lindqvist.json");
    const exported = JSON.parse((await files[0]?.blob.text()) ?? "");
    expect(exported.basics.name).toBe("Maya Lindqvist");

    const changed = JSON.stringify({ ...exported, basics: { name: "Ada Lovelace" } });
    await user.upload(screen.getByLabelText("A JSON Resume file"), new File([changed], "ada.json"));
    await user.click(button("Edit details"));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Ada Lovelace"));
    await user.click(button("Undo"));
    expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Maya Lindqvist");
  });
});

describe("editor", () => {
  const unsure = {
    portfolioData: { ...sampleData, settings: { ...sampleData.settings, location: "" } },
    confidence: { "settings.name": 0.95, "settings.title": 0.6, "sections.experience.items.1.company": 0.4 },
  };

  async function editing() {
    const visitor = await generated({ [generatePath]: { body: unsure } });
    await screen.findByLabelText("Your name"); // the editor opens by itself
    return visitor;
  }
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const positions = () => screen.getAllByLabelText<HTMLInputElement>("Position").map((input) => input.value);

  test("after a reload, the last changes can still be undone, and the focus stays on Undo", async () => {
    const { user, unmount } = await editing();
    await user.type(screen.getByLabelText("Your name"), "!");
    unmount();
    const { user: later } = await visit(path);
    await screen.findByRole("heading", { name: "Portfolio Preview" });
    if (!screen.queryByLabelText("Your name")) await later.click(button(/^Edit details|to check$/));
    await screen.findByLabelText("Your name");
    expect(value("Your name")).toBe("Maya Lindqvist!");
    await later.click(button("Undo"));
    expect(value("Your name")).toBe("Maya Lindqvist");
    expect(document.activeElement).toBe(button("Undo"));
    expect(button("Undo").getAttribute("aria-disabled")).toBe("true");
  });

  test("uncertain fields are marked until changed or confirmed, and 'Show me' leads to them", async () => {
    const { user } = await editing();
    expect(screen.getAllByText("We were not sure about this one. Please check it.")).toHaveLength(2);
    expect(screen.getByText("2 to check")).toBeDefined();
    await user.click(button("Show me"));
    expect(document.activeElement).toBe(screen.getByLabelText("Your title"));
    await user.click(button(/^Looks right ?: Your title$/));
    await waitFor(() => expect(document.activeElement).toBe(button(/^Looks right ?: Company$/)));
    await user.click(button("Show me"));
    expect((document.activeElement as HTMLInputElement).value).toBe("Norrsken Health");
    await user.keyboard("!");
    expect(screen.getByText("All checked")).toBeDefined();
  });

  test("a value that was not found in the PDF is an empty field with a note", async () => {
    await editing();
    const [location] = screen.getAllByLabelText<HTMLInputElement>("Location");
    expect(location?.value).toBe("");
    expect(location?.placeholder).toBe("Not found in your file");
  });

  test("the editor has every field of the portfolio data", async () => {
    await editing();
    const shown = [...document.querySelectorAll<HTMLInputElement>("details :is(input, textarea, select)")]
      .flatMap((field) => field.value.split(/\n|, /))
      .join("\n");
    const texts: string[] = [];
    JSON.stringify(unsure.portfolioData, (_, text) => {
      if (typeof text === "string" && text) texts.push(text);
      return text;
    });
    for (const text of texts.flatMap((text) => text.split(/\n|, /))) expect(shown).toContain(text);
  });

  test("entries can be added, removed and reordered, and the focus stays at the changed entry", async () => {
    const { user } = await editing();
    await user.click(button("Move Frontend Engineer up"));
    expect(positions()).toEqual(["Frontend Engineer", "Senior Frontend Engineer", "Web Developer"]);
    expect(document.activeElement).toBe(button("Move Frontend Engineer down"));
    await user.keyboard("{Enter}{Enter}");
    expect(positions()).toEqual(["Senior Frontend Engineer", "Web Developer", "Frontend Engineer"]);
    expect(document.activeElement).toBe(button("Move Frontend Engineer up"));
    await user.click(button("Remove Web Developer"));
    expect(positions()).toEqual(["Senior Frontend Engineer", "Frontend Engineer"]);
    expect(document.activeElement).toBe(button("Remove Frontend Engineer"));
    await user.click(button("Add a job"));
    expect(positions()).toEqual(["Senior Frontend Engineer", "Frontend Engineer", ""]);
    expect(document.activeElement).toBe(screen.getAllByLabelText("Position")[2]);
    expect(screen.getByRole("region", { name: "New job" })).toBeDefined();
  });

  test("the groups with uncertain fields are first and open, and the switches for sections are last", async () => {
    await editing();
    const groups = [...document.querySelectorAll("details")];
    const titles = groups.map((group) => group.querySelector("summary")?.firstChild?.textContent);
    expect(titles.slice(0, 3)).toEqual(["You", "Experience", "Skills"]);
    expect(groups.map(({ open }) => open).slice(0, 3)).toEqual([true, true, false]);
    const switches = screen.getByRole("group", { name: "Shown on your site" });
    expect(groups.at(-1)?.compareDocumentPosition(switches)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("a section can be hidden", async () => {
    const { user } = await editing();
    const shown = within(screen.getByRole("group", { name: "Shown on your site" }));
    await user.click(shown.getByRole("button", { name: "Projects" }));
    expect(shown.getByRole("button", { name: "Projects" }).getAttribute("aria-pressed")).toBe("false");
    expect(JSON.parse(localStorage.getItem(portfolioDraftKey) ?? "").data.sections.projects.enabled).toBe(false);
  });

  test("an edit keeps the change that another tab has just stored", async () => {
    const { user } = await editing();
    const kept = () => draftFrom(localStorage.getItem(portfolioDraftKey) ?? "") as Draft;
    const location = { kind: "set", path: "settings.location", value: "Lisbon" } as const;
    localStorage.setItem(portfolioDraftKey, JSON.stringify(applyEdit(kept(), location)));
    await user.type(screen.getByLabelText("Your name"), "X");
    expect(kept().data.settings.location).toBe("Lisbon");
    expect(kept().data.settings.name).toBe("Maya LindqvistX");
  });

  test("there is one skill per line, and the text stays as typed", async () => {
    const { user } = await editing();
    const skills = screen.getByLabelText<HTMLTextAreaElement>("Skills, one per line");
    await user.type(skills, "{Enter}{Enter}Rust ");
    expect(skills.value).toMatch(/Design systems\n\nRust $/);
    const { items } = JSON.parse(localStorage.getItem(portfolioDraftKey) ?? "").data.sections.about.skills;
    expect(items.slice(-2)).toEqual(["Design systems", "Rust"]);
  });

  test("undo and redo work by button and by keyboard", async () => {
    const { user } = await editing();
    await user.click(screen.getByLabelText("Your name"));
    await user.paste(" II"); // a paste is one edit, but slow typing would be several
    expect(value("Your name")).toBe("Maya Lindqvist II");
    await user.click(button("Undo"));
    expect(value("Your name")).toBe("Maya Lindqvist");
    await user.click(button("Redo"));
    expect(value("Your name")).toBe("Maya Lindqvist II");
    await user.click(screen.getByLabelText("Your name"));
    await user.keyboard("{Control>}z{/Control}");
    expect(value("Your name")).toBe("Maya Lindqvist");
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(value("Your name")).toBe("Maya Lindqvist II");
  });
});

describe("download", () => {
  async function opened(table: Parameters<typeof fakeApi>[0] = {}) {
    const visitor = await generated(table);
    await visitor.user.click(button("Download Source Code"));
    const dialog = within(await screen.findByRole("dialog", { name: "One last step to download" }));
    const submit = () => visitor.user.click(dialog.getByRole("button", { name: "Download Source Code" }));
    const fill = async () => {
      await visitor.user.clear(dialog.getByLabelText("Your Name"));
      await visitor.user.type(dialog.getByLabelText("Your Name"), " Maya Lindqvist ");
      await visitor.user.type(dialog.getByLabelText("Email Address"), "Maya@Example.com");
    };
    return { ...visitor, dialog, submit, fill };
  }

  test("the page says what a download asks and how long the answer is stored, also next to the button", async () => {
    const { user } = await generated();
    const question = "Download Source Code asks for your name and email address, which we keep for a year.";
    const described = button("Download Source Code").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe(`${question} Download Resume asks for nothing.`);
    await user.click(button("Start Over"));
    expect(await screen.findByText(/No sign-up. The download asks for your name and email/)).toBeDefined();
  });

  test("the dialog has its fields, a note about privacy, and its buttons", async () => {
    const { dialog, user } = await opened();
    expect(dialog.getByLabelText("Email Address").getAttribute("type")).toBe("email");
    expect(dialog.getByText("Secure & private • No spam • Instant download")).toBeDefined();
    expect(dialog.getByText(/^We keep your name and email address for a year, to know who downloads/)).toBeDefined();
    expect(dialog.getByRole("link", { name: "Your data" }).getAttribute("href")).toBe("/your-data");
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: /^One page/ }).checked).toBe(true);
    expect(dialog.getByText(/For developers: needs a web server/)).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("the name is filled in, and an empty field gets the focus, an error and a toast", async () => {
    const { dialog, submit, user, requests } = await opened();
    const name = dialog.getByLabelText<HTMLInputElement>("Your Name");
    const email = dialog.getByLabelText<HTMLInputElement>("Email Address");
    expect(name.value).toBe("Maya Lindqvist");
    await submit();
    await screen.findByText("Missing information");
    expect(screen.getByText("Please provide both your name and email address.")).toBeDefined();
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(name.getAttribute("aria-invalid")).toBeNull();

    await user.clear(name);
    await submit();
    expect(document.activeElement).toBe(name);
    expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "Please enter your name.",
      "Please enter your email address.",
    ]);
    await user.type(name, "M");
    expect(name.getAttribute("aria-invalid")).toBeNull();
    expect(requests.some(({ url }) => url.endsWith(leadPath))).toBe(false);
  });

  test.each(["maria@gmial", "maria.oyelaran@gmail"])(
    "the incomplete address %s shows an error at its focused field, and no toast",
    async (typed) => {
      const { dialog, submit, user, requests } = await opened();
      const email = dialog.getByLabelText<HTMLInputElement>("Email Address");
      await user.type(email, typed);
      await submit();
      expect(dialog.getByRole("alert").textContent).toBe("Please enter a whole email address, like name@example.com.");
      expect(email.getAttribute("aria-invalid")).toBe("true");
      expect(document.activeElement).toBe(email);
      expect(screen.queryByText("Something went wrong")).toBeNull();
      await user.type(email, ".com");
      expect(dialog.queryByRole("alert")).toBeNull();
      expect(requests.some(({ url }) => url.endsWith(leadPath))).toBe(false);
    },
  );

  test.each([
    ["Email Address", "This email address is too long."],
    ["Your Name", "Please enter a shorter name."],
  ])("if the server refuses a value, its field shows the error, without a toast: %s", async (label, error) => {
    const { dialog, submit, fill, user } = await opened({
      [leadPath]: { status: 400, body: { error, code: "invalid" } },
    });
    await fill();
    await submit();
    expect((await dialog.findByRole("alert")).textContent).toBe(error);
    const field = dialog.getByLabelText<HTMLInputElement>(label);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByText("Something went wrong")).toBeNull();
    await user.type(field, "x");
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  test("a server error and a lost connection have different messages, and the dialog stays open", async () => {
    let isReachable = true;
    const { submit, fill, dialog } = await opened({
      [leadPath]: () => {
        if (!isReachable) throw new TypeError("Failed to fetch");
        return { status: 500, body: { error: "down" } };
      },
    });
    await fill();
    await submit();
    await screen.findByText("Something went wrong");
    expect(screen.getByText("Please try again in a moment.")).toBeDefined();
    isReachable = false;
    await submit();
    await screen.findByText("Connection error");
    expect(screen.getByText("Please check your internet connection and try again.")).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>("Your Name").value).toBe(" Maya Lindqvist ");
  });

  test("one Escape closes the dialog, even if a toast is shown", async () => {
    const { user, submit } = await opened();
    await submit();
    await screen.findByText("Missing information");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("on a network that never answers, 'Processing...' ends after 15 seconds with 'Connection error'", async () => {
    const { submit, fill, dialog } = await opened();
    await fill();
    const { pass } = hangingNetwork(leadPath);
    await submit();
    expect(dialog.getByRole("button", { name: "Processing..." })).toBeDefined();
    pass(15);
    await screen.findByText("Connection error");
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Download Source Code" }).disabled).toBe(false);
  });

  test("'Processing...' shows during the request, and then the archive downloads and the dialog closes", async () => {
    const files = catchDownloads();
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    const { dialog, submit, fill, user, requests } = await opened({ [leadPath]: () => promise });
    await fill();
    await submit();
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Processing..." }).disabled).toBe(true);
    resolve({ status: 201 });
    await screen.findByText("Thank you! 🎉");
    expect(screen.getByText("Your portfolio code is downloading now.")).toBeDefined();
    await screen.findByText("Portfolio downloaded successfully!");
    expect(screen.queryByRole("dialog")).toBeNull();

    const sent = requests.find(({ url }) => url.endsWith(leadPath));
    expect(await sent?.json()).toEqual({ email: "maya@example.com", name: "Maya Lindqvist" });
    expect(files.map(({ name }) => name)).toEqual(["maya-lindqvist-portfolio.zip"]);
    expect(await namesIn(files[0]?.blob)).toEqual(["README.md", "index.html"]);
    await user.click(button("Download Source Code"));
    expect((await screen.findByLabelText<HTMLInputElement>("Your Name")).value).toBe("Maya Lindqvist");
    expect(screen.getByLabelText<HTMLInputElement>("Email Address").value).toBe("");
  });

  test("the visitor can download separate files", async () => {
    const files = catchDownloads();
    const { dialog, submit, fill, user } = await opened({ [leadPath]: { status: 201 } });
    await fill();
    await user.click(dialog.getByRole("radio", { name: /^Separate files/ }));
    await submit();
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await namesIn(files[0]?.blob)).toEqual([
      "index.html",
      "portfolio-data.json",
      "script.js",
      "tailwind.config.js",
    ]);
  });

  test("if the archive cannot be made, the page and a toast say so", async () => {
    vi.spyOn(JSZip.prototype, "generateAsync").mockRejectedValue(new Error("no memory"));
    const { submit, fill } = await opened({ [leadPath]: { status: 201 } });
    await fill();
    await submit();
    await waitFor(() => expect(screen.getAllByText("Failed to download portfolio. Please try again.")).toHaveLength(2));
  });
});

type Downloaded = { name: string; blob: Blob };

function catchDownloads(): Downloaded[] {
  const files: Downloaded[] = [];
  let last = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    last = blob as Blob;
    return "blob:test";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: last });
  });
  return files;
}

async function namesIn(archive: Blob | undefined): Promise<string[]> {
  const zip = await JSZip.loadAsync((await archive?.arrayBuffer()) ?? "");
  return Object.keys(zip.files).sort();
}
