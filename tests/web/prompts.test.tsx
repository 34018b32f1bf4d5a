import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { profileKey, promptDraftsKey, promptVariantsKey } from "#domain/storage-keys.ts";
import { fullText } from "../support/doors.ts";
import { asksBeforeLeaving } from "../support/leaving.ts";
import { blockStorage, visit } from "../support/render.tsx";

const path = "/job-seeker-ai-prompts";
const cardOf = (title: string) => screen.getByRole("heading", { level: 2, name: title }).closest("li") as HTMLElement;
const counter = () => screen.getAllByRole("status")[0]?.textContent;

/** Allows or forbids the two ways of copying, and returns the copied texts. */
function clipboard({ modern, legacy }: { modern: boolean; legacy: boolean }) {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    if (!modern) throw new Error("blocked");
    written.push(text);
  });
  document.execCommand = () => {
    if (legacy) written.push(document.querySelector<HTMLTextAreaElement>("body > textarea")?.value ?? "");
    return legacy;
  };
  return written;
}

test("the page starts with all prompts: an empty search, the category All, and Popular off", async () => {
  await visit(path);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Job Seeker AI Prompts");
  const search = screen.getByPlaceholderText("Search prompts by title, description, or tags...") as HTMLInputElement;
  expect(search.value).toBe("");
  expect(screen.getByRole("button", { name: "All" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: "Popular" }).getAttribute("aria-pressed")).toBe("false");
  expect(counter()).toBe("Showing 28 of 28 prompts");
});

test("a card shows title, popular star, description, category, difficulty, tags, Copy and the prompt", async () => {
  await visit(path);
  const card = within(cardOf("Resume ATS Analysis Popular"));
  expect(card.getByText("Resume")).toBeDefined();
  expect(card.getByText("Intermediate").className).toContain("text-warn");
  expect(card.getByText("ats, resume review, keywords, job description")).toBeDefined();
  expect(card.getByRole("button", { name: "Copy Resume ATS Analysis" })).toBeDefined();
  const preview = await card.findByRole("figure", { name: "Text of the prompt" });
  expect(preview.textContent).toMatch(
    /^You are a senior technical recruiter[\s\S]*ask me for what is missing first\.$/,
  );
  expect(preview.tabIndex).toBe(0);
  const plain = cardOf("Emails to Accept, Delay or Decline an Offer");
  expect(within(plain).queryByLabelText("Popular")).toBeNull();
});

test("Beginner is green, Intermediate is yellow, and Advanced is red", async () => {
  await visit(path);
  const tones = { Beginner: "text-good", Intermediate: "text-warn", Advanced: "text-bad" };
  for (const [difficulty, tone] of Object.entries(tones))
    for (const badge of screen.getAllByText(difficulty)) expect(badge.className).toContain(tone);
});

test("search, category and Popular filter together, and the counter updates", async () => {
  const { user } = await visit(path);
  await user.click(screen.getByRole("button", { name: "Email" }));
  const emails = Number(counter()?.match(/Showing (\d+)/)?.[1]);
  expect(emails).toBeGreaterThan(1);
  await user.click(screen.getByRole("button", { name: "Popular" }));
  expect(Number(counter()?.match(/Showing (\d+)/)?.[1])).toBeLessThan(emails);
  await user.type(screen.getByRole("searchbox"), "THANK");
  expect(counter()).toBe("Showing 1 of 28 prompts");
});

test.each(["Enter", "ArrowDown"])(
  "%s in the search focuses the first prompt, and the next Enter opens it",
  async (key) => {
    const { user } = await visit(path);
    await user.type(screen.getByRole("searchbox"), `thank{${key}}`);
    const first = screen.getAllByRole("button", { name: /^Fill in / })[0];
    expect(document.activeElement).toBe(first);
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: /^Close the form of / })).toBe(first);
  },
);

test("a search without results shows a message, and one press shows all prompts again", async () => {
  const { user } = await visit(path);
  await user.type(screen.getByRole("searchbox"), "<script>alert(1)</script>");
  expect(screen.getByRole("heading", { name: "No prompts found" })).toBeDefined();
  expect(screen.getByText("Try adjusting your search terms or filters to find relevant prompts.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Show all prompts" }));
  expect(counter()).toBe("Showing 28 of 28 prompts");
});

test("filters are read from the address, and invalid filters are ignored", async () => {
  await visit(`${path}?q=cover&category=Cover+Letter`);
  expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("cover");
  expect(screen.getByRole("button", { name: "Cover Letter" }).getAttribute("aria-pressed")).toBe("true");
});

test("an unknown category or prompt in the address shows all prompts", async () => {
  await visit(`${path}?category=javascript:alert(1)&prompt=%3Cb%3E`);
  expect(counter()).toBe("Showing 28 of 28 prompts");
});

test("Copy uses the clipboard, and a message names the copied prompt", async () => {
  const { user } = await visit(path);
  const written = clipboard({ modern: true, legacy: false });
  await screen.findAllByRole("figure", { name: "Text of the prompt" });
  await user.click(screen.getByRole("button", { name: "Copy Resume ATS Analysis" }));
  await screen.findAllByText(/“Resume ATS Analysis” was copied/);
  expect(written[0]).toContain("[PASTE YOUR RESUME]");
  await screen.findAllByText(/Copied!/);
});

test("Copy uses the legacy method if the clipboard refuses", async () => {
  const { user } = await visit(path);
  const written = clipboard({ modern: false, legacy: true });
  await screen.findAllByRole("figure", { name: "Text of the prompt" });
  await user.click(screen.getByRole("button", { name: "Copy Resume ATS Analysis" }));
  await screen.findAllByText(/“Resume ATS Analysis” was copied/);
  expect(written[0]).toContain("[PASTE YOUR RESUME]");
});

test("a failed Copy shows a red notice, and selects the text so that the visitor can copy it", async () => {
  const { user } = await visit(path);
  clipboard({ modern: false, legacy: false });
  await screen.findAllByRole("figure", { name: "Text of the prompt" });
  await user.click(screen.getByRole("button", { name: "Copy Resume ATS Analysis" }));
  const title = await screen.findByText("Copy failed");
  expect(screen.getAllByText("Please try selecting and copying manually").length).toBeGreaterThan(0);
  expect(title.closest("li")?.className).toContain("text-bad");
  expect(String(getSelection())).toContain("[PASTE YOUR RESUME]");
});

test("the form has a field for each blank, and the preview and the assistants' links update", async () => {
  const { user } = await visit(path);
  await user.click(screen.getByRole("button", { name: "Fill in Resume ATS Analysis" }));
  const form = within(await screen.findByRole("region", { name: "Form of Resume ATS Analysis" }));
  expect(form.getAllByRole("textbox").map((field) => field.tagName)).toEqual([
    ...["TEXTAREA", "TEXTAREA", "TEXTAREA", "TEXTAREA", "TEXTAREA"],
    "INPUT", // the field for a version's name
  ]);
  await user.type(form.getByLabelText("Target job title"), "R&D <b>Lead</b> 🚀");
  const preview = form.getByRole("region", { name: "Your version of Resume ATS Analysis" });
  expect(preview.textContent).toContain("Target job title: R&D <b>Lead</b> 🚀\n");
  expect(preview.textContent).toContain("[INDUSTRY]");
  expect(preview.querySelector("b")).toBeNull();
  const link = form.getByRole("link", { name: "Open in ChatGPT" }) as HTMLAnchorElement;
  expect(new URL(link.href).searchParams.get("q")).toBe(preview.textContent);
  expect(form.getByText(/^1 of 5 blanks/)).toBeDefined();
});

test("pasted lines stay separate lines in any blank, and the field grows with them", async () => {
  const { user } = await visit(`${path}?prompt=career-change-strategy`);
  const form = within(await screen.findByRole("region", { name: "Form of Career Change Strategy" }));
  const field = form.getAllByRole<HTMLTextAreaElement>("textbox")[0] as HTMLTextAreaElement;
  expect(field.getAttribute("rows")).toBe("1");
  await user.clear(field);
  await user.paste("Cut the bill by a third\nTrained four nurses\nWrote the tide tables");
  expect(field.getAttribute("rows")).toBe("3");
  const preview = form.getByRole("region", { name: "Your version of Career Change Strategy" });
  expect(preview.textContent).toContain("by a third\nTrained four nurses\nWrote the tide tables");
});

test("a version that is too long for an address can only be copied", async () => {
  const { user } = await visit(`${path}?prompt=resume-ats-analysis`);
  const form = within(await screen.findByRole("region", { name: "Form of Resume ATS Analysis" }));
  await user.click(form.getByLabelText("Paste your resume"));
  await user.paste("é".repeat(10_000));
  expect(form.queryByRole("link")).toBeNull();
  expect(form.getByText(/too long to travel in a link/)).toBeDefined();
  expect(form.getByText(/^\d of 5 blanks still empty\.$/)).toBeDefined();
  const written = clipboard({ modern: true, legacy: false });
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  await user.click(form.getByRole("button", { name: "Copy and open ChatGPT" }));
  expect(written[0]).toContain("éééé");
  expect(opened).toHaveBeenCalledWith("https://chatgpt.com", "_blank", "noopener");
});

test("saved versions have a filter, and one press opens a version with its text", async () => {
  const variant = { promptId: "tell-me-about-yourself", name: "Acme", values: { "TARGET JOB TITLE": "SRE" }, saved: 1 };
  localStorage.setItem(promptVariantsKey, JSON.stringify([variant]));
  const { user } = await visit(path);
  await user.click(screen.getByRole("button", { name: "Saved" }));
  expect(counter()).toBe("Showing 1 of 28 prompts");
  await user.click(screen.getByRole("button", { name: /^Open the version ?Acme$/ }));
  const form = within(await screen.findByRole("region", { name: "Form of Tell Me About Yourself" }));
  expect((form.getByLabelText("Target job title") as HTMLInputElement).value).toBe("SRE");
});

test("the form names who receives the text, and can remove personal data and restore it", async () => {
  const { user } = await visit(`${path}?prompt=hr-screening-call`);
  const form = within(await screen.findByRole("region", { name: "Form of HR Screening Call" }));
  expect(form.getByText(/hands this text, .* to the company behind the assistant/)).toBeDefined();
  const field = form.getByLabelText("Paste the job description") as HTMLTextAreaElement;
  await user.click(field);
  await user.paste("Jane, jane@mail.example, +91 98765 43210, 12 Park Lane");
  await user.click(form.getByRole("button", { name: /^Take out/ }));
  expect(field.value).toBe("Jane, (email), (phone), (address)");
  expect(form.getByText(/^1 email, 1 address, 1 phone number taken out/)).toBeDefined();
  await user.click(form.getByRole("button", { name: "Put it back" }));
  expect(field.value).toContain("jane@mail.example");
});

test("a Swedish address in a resume is removed, and without an address the form asks to check", async () => {
  const { user } = await visit(`${path}?prompt=hr-screening-call`);
  const form = within(await screen.findByRole("region", { name: "Form of HR Screening Call" }));
  const field = form.getByLabelText("Paste the job description") as HTMLTextAreaElement;
  await user.clear(field);
  await user.paste("Anna\nStorgatan 12\n411 38 Göteborg");
  await user.click(form.getByRole("button", { name: /^Take out/ }));
  expect(field.value).toBe("Anna\n(address)");
  await user.clear(field);
  await user.paste("Anna, anna@mail.example");
  await user.click(form.getByRole("button", { name: /^Take out/ }));
  expect(form.getByText(/^1 email taken out\. No address found: look for yours/)).toBeDefined();
});

test("the form shows how many blanks are filled in, and how many values came from other tools", async () => {
  localStorage.setItem(profileKey, JSON.stringify({ role: "Data analyst" }));
  const { user } = await visit(`${path}?prompt=take-home-task-review`);
  const form = within(await screen.findByRole("region", { name: "Form of Take-Home Task Review" }));
  expect(form.getByText(/^1 of 8 blanks filled in, as you told the other tools\./)).toBeDefined();
  await user.type(form.getByLabelText("Seniority level"), "6");
  expect(form.getByText(/^2 of 8 blanks filled in, 1 of them as you told the other tools\./)).toBeDefined();
  await user.clear(form.getByLabelText("Target job title"));
  expect(form.getByText(/^1 of 8 blanks filled in\. What you type/)).toBeDefined();
});

test("a filled-in version is saved in this browser under a name, loaded and deleted", async () => {
  const { user } = await visit(`${path}?prompt=resume-bullet-rewriter`);
  const form = within(await screen.findByRole("region", { name: "Form of Resume Bullet Rewriter" }));
  const field = form.getByLabelText("Target job title") as HTMLInputElement;
  await user.type(field, "Data engineer");
  await user.type(form.getByLabelText("Name"), "Acme{Enter}");
  expect(localStorage.getItem(promptVariantsKey)).toContain("Data engineer");
  await user.clear(field);
  await user.click(form.getByRole("button", { name: /^Use Acme/ }));
  expect(field.value).toBe("Data engineer");
  expect(screen.getByText("1 saved")).toBeDefined();
  await user.click(form.getByRole("button", { name: "Delete Acme" }));
  expect(localStorage.getItem(promptVariantsKey)).toBe("[]");
});

async function withAcme() {
  const { user } = await visit(`${path}?prompt=resume-bullet-rewriter`);
  const form = within(await screen.findByRole("region", { name: "Form of Resume Bullet Rewriter" }));
  const field = form.getByLabelText<HTMLInputElement>("Target job title");
  const saveAcme = async (title: string) => {
    await user.clear(field);
    await user.type(field, title);
    await user.type(form.getByLabelText("Name"), "Acme{Enter}");
  };
  const undo = async () => user.click(await screen.findByRole("button", { name: "Undo" }));
  await saveAcme("Data engineer");
  return { user, form, field, saveAcme, undo };
}
const kept = () => JSON.parse(localStorage.getItem(promptVariantsKey) ?? "[]");
const jobTitles = () => kept().map(({ values }: { values: Record<string, string> }) => Object.values(values)[0]);

test("saving a version shows a toast, deletion can be undone, and the focus moves to the next control", async () => {
  const { user, form, undo } = await withAcme();
  expect(await screen.findByText("Saved", { selector: "[role=status] *, li *" })).toBeDefined();
  const before = kept();
  await user.click(form.getByRole("button", { name: "Delete Acme" }));
  expect(kept()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Name")));
  await undo();
  expect(kept()).toEqual(before);
});

test("after one of two versions is deleted, the other has the focus, and Undo restores the order", async () => {
  const { user, form, undo } = await withAcme();
  await user.type(form.getByLabelText("Name"), "Beta{Enter}");
  const before = kept();
  await user.click(form.getByRole("button", { name: "Delete Acme" }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole("button", { name: "Delete Beta" })));
  await undo();
  expect(kept()).toEqual(before);
});

test("a save under an existing name shows a toast about the replaced version, with an Undo", async () => {
  const { saveAcme, undo } = await withAcme();
  await saveAcme("Painter");
  expect(jobTitles()).toEqual(["Painter"]);
  await undo();
  expect(jobTitles()).toEqual(["Data engineer"]);
});

test("opening a version over unsaved text can be undone, and that Undo too", async () => {
  const { user, form, field, undo } = await withAcme();
  await user.click(form.getByRole("button", { name: /^Use Acme/ }));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await user.type(field, " and painter");
  await user.click(form.getByRole("button", { name: /^Use Acme/ }));
  expect(field.value).toBe("Data engineer");
  await user.type(field, "s");
  await undo();
  expect(field.value).toBe("Data engineer and painter");
  await undo();
  expect(field.value).toBe("Data engineers");
});

test("opening a version from its card over unsaved text can be undone", async () => {
  const { user, field, undo } = await withAcme();
  await user.type(field, " and painter");
  await user.click(screen.getByRole("button", { name: "Close the form of Resume Bullet Rewriter" }));
  await user.click(await screen.findByRole("button", { name: "Open the version Acme" }));
  const opened = await screen.findByLabelText<HTMLInputElement>("Target job title");
  expect(opened.value).toBe("Data engineer");
  await undo();
  expect(opened.value).toBe("Data engineer and painter");
});

const names = () => kept().map(({ name }: { name: string }) => name);

test("two emails that I save without a name, for two companies, are both stored", async () => {
  const { user } = await visit(`${path}?prompt=cold-email-hiring-manager`);
  const form = within(await screen.findByRole("region", { name: "Form of Cold Email to a Hiring Manager" }));
  const company = form.getByLabelText<HTMLInputElement>("Company name");
  const save = async (name: string) => {
    await user.clear(company);
    if (name) await user.type(company, name);
    await user.click(form.getByRole("button", { name: "Save" }));
  };
  for (const name of ["Velofix", "Cargo Riders", "", "Velofix"]) await save(name);
  expect(names().toSorted()).toEqual(["Cargo Riders", "My version", "Velofix"]);
  await user.type(form.getByLabelText("Target job title"), "Mechanic");
  await user.click(form.getByRole("button", { name: "Save" }));
  await save("");
  expect(names().slice(0, 2)).toEqual(["My version 2", "Velofix 2"]);
  await user.click(form.getByRole("button", { name: /^Use Velofix(?! 2)/ }));
  expect(company.value).toBe("Velofix");
});

test("Use fills in the version's name, so that Save replaces it, or adds a version with a new name", async () => {
  const { user, form, field, undo } = await withAcme();
  const name = () => form.getByLabelText<HTMLInputElement>("Name").value;
  expect(name()).toBe("");
  await user.click(form.getByRole("button", { name: /^Use Acme/ }));
  expect(name()).toBe("Acme");
  await user.type(field, "s");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect([names(), jobTitles(), name()]).toEqual([["Acme"], ["Data engineers"], ""]);
  await user.type(field, " and painters");
  await user.click(form.getByRole("button", { name: /^Use Acme/ }));
  expect(name()).toBe("Acme");
  await undo();
  expect([field.value, name()]).toEqual(["Data engineers and painters", ""]);
  await user.click(form.getByRole("button", { name: /^Use Acme/ }));
  await user.clear(form.getByLabelText("Name"));
  await user.type(field, "!");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(names()).toEqual(["My version", "Acme"]);
});

test("a version that opens from its card has its name in the form, even after a reload", async () => {
  const { user } = await withAcme();
  await user.click(screen.getByRole("button", { name: "Close the form of Resume Bullet Rewriter" }));
  await user.click(await screen.findByRole("button", { name: "Open the version Acme" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Acme");
  cleanup();
  await visit(`${path}?prompt=resume-bullet-rewriter`);
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Acme");
});

test("after I replace a version and copy it, the toast 'Copied!' still offers the Undo", async () => {
  clipboard({ modern: true, legacy: false });
  const { user, form, saveAcme, undo } = await withAcme();
  await saveAcme("Painter");
  await user.click(form.getByRole("button", { name: "Copy your version" }));
  await screen.findByText("Before that: Replaced: Acme");
  await undo();
  expect(jobTitles()).toEqual(["Data engineer"]);
  expect(screen.queryByText(/Replaced: Acme/)).toBeNull();
});

test("a screen reader reads a popular prompt's name, a space, and then 'Popular'", async () => {
  await visit(path);
  expect(cardOf("Resume ATS Analysis Popular").querySelector("h2")?.textContent).toBe("Resume ATS Analysis ");
});

test("if the browser stores nothing, Save shows a message, and the form still works", async () => {
  const { user } = await visit(`${path}?prompt=job-description-decoder`);
  blockStorage();
  const form = within(await screen.findByRole("region", { name: "Form of Job Description Decoder" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("Not saved");
  await screen.findByText(fullText);
});

test("if the browser stores nothing, the form says that its text is lost when the visitor leaves", async () => {
  const { user } = await visit(`${path}?prompt=job-description-decoder`);
  const form = within(await screen.findByRole("region", { name: "Form of Job Description Decoder" }));
  expect(form.getByText(/What you type is sent nowhere/).textContent).toContain("stays in this tab");
  vi.stubGlobal("sessionStorage", { getItem: () => null, clear: () => {} }); // setItem is missing, so that a call throws an error
  await user.type(form.getAllByRole("textbox")[0] as HTMLElement, "Data");
  expect(form.getByText(/What you type is sent nowhere/).textContent).toContain("is lost when you leave");
});

test("invalid stored versions are ignored", async () => {
  localStorage.setItem(
    promptVariantsKey,
    '[{"promptId":"resume-ats-analysis","name":"x","values":{},"saved":1e300},5]',
  );
  await visit(`${path}?prompt=resume-ats-analysis`);
  await screen.findByRole("button", { name: /^Use x/ });
});

test("the tips box has five tips", async () => {
  await visit(path);
  const tips = screen.getByRole("heading", { name: "Pro Tips for Using These Prompts" }).parentElement as HTMLElement;
  expect(within(tips).getAllByRole("listitem")).toHaveLength(5);
});

test.each(["Escape", "Close"])("%s on a long form returns to its own card instead of the next prompt", async (way) => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this);
  });
  const { user } = await visit(path);
  await user.click(screen.getByRole("button", { name: "Fill in Resume ATS Analysis" }));
  await screen.findByRole("region", { name: "Form of Resume ATS Analysis" });
  if (way === "Escape") await user.keyboard("{Escape}");
  else await user.click(screen.getByRole("button", { name: "Close the form of Resume ATS Analysis" }));
  const opener = screen.getByRole("button", { name: "Fill in Resume ATS Analysis" });
  expect(shown).toEqual([opener.closest("li"), opener]);
  expect(document.activeElement).toBe(opener);
});

test("typed text is still in the form after a reload, until Clear, which can be undone", async () => {
  const opened = async () => {
    const { user } = await visit(`${path}?prompt=resume-bullet-rewriter`);
    return { user, field: await screen.findByLabelText<HTMLInputElement>("Target job title") };
  };
  const first = await opened();
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  await first.user.type(first.field, "Data engineer");
  cleanup();
  expect(sessionStorage.getItem(promptDraftsKey)).toContain("Data engineer");
  const { user, field } = await opened();
  expect(field.value).toBe("Data engineer");
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(field.value).toBe("");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(field.value).toBe("Data engineer");
});

test.each(["5", "{", '{"resume-bullet-rewriter":[1]}', '{"resume-bullet-rewriter":{"TARGET JOB TITLE":5}}'])(
  "an unreadable stored form is empty: %s",
  async (kept) => {
    sessionStorage.setItem(promptDraftsKey, kept);
    await visit(`${path}?prompt=resume-bullet-rewriter`);
    expect((await screen.findByLabelText<HTMLInputElement>("Target job title")).value).toBe("");
  },
);

test("a reload asks first if pasted text was not used or saved", async () => {
  clipboard({ modern: true, legacy: false });
  const { user } = await visit(path);
  await user.click(screen.getByRole("button", { name: "Fill in Resume Bullet Rewriter" }));
  const form = within(await screen.findByRole("region", { name: "Form of Resume Bullet Rewriter" }));
  await user.type(form.getByLabelText("Your job title"), "Nurse");
  expect(asksBeforeLeaving()).toBe(false); // a few words are quick to type again
  await user.type(form.getByLabelText("Paste your bullets"), "Cared for 12 beds");
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(form.getByRole("button", { name: "Copy your version" }));
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  await user.type(form.getByLabelText("Paste your bullets"), " by night");
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(asksBeforeLeaving()).toBe(false);
});

test("Escape closes the form of a prompt, and returns the focus to Fill in", async () => {
  const { user } = await visit(path);
  await user.click(screen.getByRole("button", { name: "Fill in Resume ATS Analysis" }));
  await screen.findByRole("region", { name: "Form of Resume ATS Analysis" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: "Form of Resume ATS Analysis" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fill in Resume ATS Analysis" }));
});
