import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { newDraft } from "#domain/portfolio/draft.ts";
import { screens } from "#domain/screens.ts";
import {
  jobPostingKey,
  namedJobKey,
  portfolioDraftKey,
  profileKey,
  setAsideTermsKey,
  wantedJobKey,
} from "#domain/storage-keys.ts";
import { fakeApi } from "../support/fake-api.ts";
import { blockStorage, visit } from "../support/render.tsx";

const posting = `Data Engineer
Company: Acme GmbH

Requirements:
- Kubernetes
- Python
- COBOL
- German C1
- Steel boots`;

const field = () => screen.getByLabelText<HTMLTextAreaElement>("The job posting");
const section = async (title: string | RegExp) => {
  const found = (await screen.findByRole("heading", { name: title })).closest("section");
  if (!found) throw new Error(`No section ${title}`);
  return within(found);
};

function keepDraftOf(name: string, ...items: string[]) {
  const draft = newDraft({ settings: { name }, sections: { about: { skills: { items } } } }, "json");
  localStorage.setItem(portfolioDraftKey, JSON.stringify(draft));
}

const keepDraft = () => keepDraftOf("", "K8s", "Python");

async function open(text = posting) {
  const view = await visit(screens["job-match"].path);
  await act(async () => fireEvent.change(field(), { target: { value: text } }));
  return view;
}

test("without a resume, the page shows the posting's questions and skills, and links to 'Read my resume'", async () => {
  await open();
  expect((await section("Required (3)")).getByText("COBOL", { selector: "span.font-semibold" })).toBeTruthy();
  expect((await section("Knock-out questions")).getByText("German, C1")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Read my resume" }).getAttribute("href")).toBe(screens.portfolio.path);
  expect(screen.queryByText(/I have this/)).toBeNull();
  expect(screen.queryByRole("link", { name: "Check it before you send it" })).toBeNull();
});

test("with a resume, each requirement is named, shown or not found, and opens to show both lines", async () => {
  keepDraft();
  await open();
  const shown = await section("Shown, but not named (1)");
  expect(shown.getByText("Your resume says “K8s”. If you mean the same, use their word: “Kubernetes”.")).toBeTruthy();
  expect(shown.getByText("K8s", { selector: "mark" })).toBeTruthy();
  expect(shown.getByText("Kubernetes", { selector: "mark" })).toBeTruthy();
  expect((await section("Named in your resume (1)")).getByText("Python", { selector: "span" })).toBeTruthy();
  expect((await section("Not found (1)")).getByText("COBOL", { selector: "span" })).toBeTruthy();
  expect((await section("Could not judge")).getByText("Steel boots")).toBeTruthy();
  expect(screen.getByText(/your resume names 1 and shows 1 without naming it; 1 was not found/)).toBeTruthy();
  const [have] = shown.getAllByRole("link", { name: /I have this/, hidden: true });
  expect(have?.getAttribute("href")).toBe(`${screens.portfolio.path}#edit=Kubernetes`);
  const check = screen.getByRole("link", { name: "Check it before you send it" });
  expect(check.getAttribute("href")).toBe(screens["resume-check"].path);
});

test("“I have this” opens the skills in the editor with the missing word, and leads back to the match", async () => {
  keepDraft();
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  fakeApi({ "/api/flags/resume_to_portfolio": { body: { name: "resume_to_portfolio", enabled: true, expiresAt } } });
  const { user } = await open();
  const missing = await section("Not found (1)");
  await user.click(missing.getByText("COBOL", { selector: "summary span" }));
  await user.click(missing.getByRole("link", { name: "I have this: add it to my resume (COBOL)" }));
  const add = await screen.findByRole("button", { name: "Add COBOL" });
  await waitFor(() => expect(document.activeElement).toBe(add));
  expect(add.closest("details")?.open).toBe(true);
  await user.click(add);
  const skills = () => screen.getByLabelText<HTMLTextAreaElement>("Skills, one per line").value.split("\n");
  expect(skills()).toEqual(["K8s", "Python", "COBOL"]);
  expect(screen.getByText("Your skills name COBOL.")).toBeTruthy();
  const back = screen.getByRole("link", { name: "Back to the job match" });
  expect(document.activeElement).toBe(back);
  await user.click(screen.getAllByRole("button", { name: "Undo" })[0] as HTMLElement);
  expect(skills()).toEqual(["K8s", "Python"]);
  await user.click(screen.getByRole("button", { name: "Add COBOL" }));
  await user.click(back);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Data Engineer at Acme GmbH"));
  expect((await section("Named in your resume (2)")).getByText("COBOL", { selector: "summary span" })).toBeTruthy();
});

test("the unknown part of a requirement is marked in its line, and unknown tasks are counted", async () => {
  await open(`Clerk
Company: Acme GmbH

Requirements:
- Knowledge of lute making and Python

What you will do:
- Glaze the kilns`);
  const unjudged = await section("Could not judge");
  expect(unjudged.getByText("lute making", { selector: "mark" }).closest("p")?.textContent).toBe(
    "Knowledge of lute making and Python",
  );
  expect(screen.getByText(/We could not judge 1 more point\./)).toBeTruthy();
  expect(screen.getByText(/^1 task of the posting is in words that our rules do not know\./)).toBeTruthy();
});

test("the page names the owner of the compared resume, and links to the resume", async () => {
  keepDraftOf("Maya Lindqvist", "Python");
  await open();
  const line = (await screen.findByText("Maya Lindqvist")).closest("p");
  expect(line?.textContent).toBe(
    "Compared with the resume of Maya Lindqvist, the draft that this browser keeps. Open it",
  );
  expect(
    within(line as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe(screens.portfolio.path);
});

test("the match shows the resume's lower level, or similar words that no rule can judge", async () => {
  keepDraftOf("Maya", "AWS Certified Solutions Architect – Associate", "Pottery glazing");
  await open(
    "Clerk\nCompany: Acme GmbH\nRequirements:\n- AWS Solutions Architect Professional\n- You know pottery glazing well",
  );
  const missing = await section("Not found (1)");
  expect(missing.getByText("Your resume has the Associate.")).toBeTruthy();
  expect(missing.getByText("AWS Certified Solutions Architect – Associate", { selector: "mark" })).toBeTruthy();
  expect((await section("Could not judge")).getByText("Your resume says “Pottery glazing”.")).toBeTruthy();
});

test("a requirement that the visitor sets aside stays so, and can be brought back", async () => {
  keepDraft();
  const { user } = await open();
  const missing = await section("Not found (1)");
  await user.click(missing.getByRole("button", { name: /Does not matter.*COBOL/, hidden: true }));
  expect(screen.queryByRole("heading", { name: "Not found (1)" })).toBeNull();
  expect(localStorage.getItem(setAsideTermsKey)).toBe('["cobol"]');
  await user.click(screen.getByRole("button", { name: /Bring back.*COBOL/ }));
  expect(screen.getByRole("heading", { name: "Not found (1)" })).toBeTruthy();
});

test("after a requirement is set aside or brought back, the focus moves to the next one", async () => {
  const { user } = await open();
  const press = async (name: RegExp) => user.click(screen.getByRole("button", { name, hidden: true }));
  const focused = async (text: string) =>
    waitFor(() => expect(document.activeElement?.closest("li, h2")?.textContent).toContain(text));
  await press(/Does not matter.*Python/);
  await focused("COBOL");
  await press(/Does not matter.*COBOL/);
  await focused("Kubernetes");
  await press(/Does not matter.*Steel boots/);
  await focused("Steel bootsBring back");
  await press(/Bring back.*Python/);
  await focused("COBOL");
  await press(/Bring back.*COBOL/);
  await press(/Bring back.*Steel boots/);
  await focused("Does not matter: Steel boots");
});

test("after 'Try an example', the focus is on the result, so that a second Enter changes nothing", async () => {
  const { user } = await visit(screens["job-match"].path);
  screen.getByRole("button", { name: "Try an example" }).focus();
  await user.keyboard("{Enter}");
  await screen.findByText(/^The posting names/);
  await waitFor(() => expect(document.activeElement?.id).toBe("result-title"));
  const example = field().value;
  await user.keyboard("{Enter}");
  expect(field().value).toBe(example);
  const questions = (await section("Knock-out questions")).getAllByRole("listitem");
  expect(screen.getByText(/^The posting names/).textContent).toContain(` ${questions.length} knock-out questions`);
});

test("the other tools get the role and the company without its legal form, and both can be corrected", async () => {
  const { user } = await open();
  const company = await screen.findByLabelText<HTMLInputElement>("Company");
  expect(company.value).toBe("Acme GmbH");
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("Find people there")).toBe(`${screens.outreach.path}?role=Data+Engineer&company=Acme`);
  fireEvent.change(company, { target: { value: "Acme & Co" } });
  expect(href("Find people there")).toBe(`${screens.outreach.path}?role=Data+Engineer&company=Acme+%26+Co`);
  expect(href("Fill in prompts")).toBe(`${screens.prompts.path}?role=Data+Engineer&company=Acme+%26+Co`);
  await user.click(screen.getByRole("link", { name: "Search this job" }));
  expect(location.search).toContain("role=Data+Engineer");
  expect(JSON.parse(localStorage.getItem(wantedJobKey) ?? "{}").role).toBe("Data Engineer");
});

test("a corrected role, company and place are in the heading and all links, and are stored", async () => {
  const text = "Clerk\nCompany: Tarn\nLocation: Pune, India\n\nRequirements:\n- Kubernetes\n- COBOL";
  const { unmount } = await open(text);
  fireEvent.change(await screen.findByLabelText("Role"), { target: { value: "Data Clerk" } });
  fireEvent.change(screen.getByLabelText("Company"), { target: { value: "Tarnhow Devices Ltd" } });
  fireEvent.change(screen.getByLabelText("Place"), { target: { value: "Galway, Ireland" } });
  const href = (name: string) => decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? "");
  const isCorrected = async () => {
    expect(await screen.findByRole("heading", { name: "Data Clerk at Tarnhow Devices Ltd" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Company").value).toBe("Tarnhow Devices Ltd");
    expect(href("Find people there")).toContain("role=Data+Clerk&company=Tarnhow+Devices");
    expect(href("Fill in prompts")).toContain("role=Data+Clerk&company=Tarnhow+Devices");
    expect(href("Search this job")).toContain("role=Data+Clerk&location=Ireland&city=Galway");
    for (const name of ["Data Clerk", "Tarnhow Devices Ltd", "Galway, Ireland"])
      expect(href("Save to the tracker")).toContain(name);
  };
  await isCorrected();
  unmount();
  const { user } = await visit(screens["job-match"].path);
  await isCorrected();
  await act(async () => fireEvent.change(field(), { target: { value: text.replace("Tarn", "Fenloch") } }));
  expect(await screen.findByRole("heading", { name: "Clerk at Fenloch" })).toBeTruthy();
  await act(async () => fireEvent.change(field(), { target: { value: text } }));
  await isCorrected();
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(localStorage.getItem(namedJobKey)).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await isCorrected();
});

test("“Search this job” searches in the posting's place, or else offers the profile's place", async () => {
  fakeApi({ "/api/countries": { body: [{ name: { common: "India" } }, { name: { common: "United States" } }] } });
  localStorage.setItem(profileKey, JSON.stringify({ city: "Milwaukee", country: "United States" }));
  const placeIn = async (text: string, hasPlace: boolean) => {
    const { user, unmount } = await open(text);
    await user.click(await screen.findByRole("link", { name: "Search this job" }));
    const include = await screen.findByRole("switch", { name: "Include location" });
    expect(include.getAttribute("aria-checked")).toBe(String(hasPlace));
    if (!hasPlace) await user.click(include);
    const location = screen.getByLabelText<HTMLSelectElement>("Location");
    await waitFor(() => expect(location.disabled).toBe(false));
    const place = [screen.getByLabelText<HTMLInputElement>("City (optional)").value, location.value];
    unmount();
    return place;
  };
  expect(await placeIn(posting, false)).toEqual(["Milwaukee", "United States"]);
  expect(await placeIn(`${posting}\nLocation: Pune, India`, true)).toEqual(["Pune", "India"]);
});

test("a posting without a role and a company asks for one of them, and can then be saved", async () => {
  await open("You write Python all day, and you have experience with COBOL.");
  expect(await screen.findByText(/Fill in one of them to search for the job or save it to the tracker/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Company"), { target: { value: "Acme" } });
  expect(screen.getByRole("link", { name: "Save to the tracker" })).toBeTruthy();
  expect(screen.queryByText(/Fill in one of them/)).toBeNull();
});

test("a long sentence with a role and a company's description gives only the role", async () => {
  await open("We're looking for a Frontend Developer to join our small product studio in Austin, TX. You write CSS.");
  expect(await screen.findByRole("heading", { name: "Frontend Developer" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Save to the tracker" })).toBeTruthy();
});

test("the browser stores the posting until the visitor clears it", async () => {
  const { user, unmount } = await open();
  expect(localStorage.getItem(jobPostingKey)).toBe(posting);
  unmount();
  await visit(screens["job-match"].path);
  expect(field().value).toBe(posting);
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect([field().value, localStorage.getItem(jobPostingKey)]).toEqual(["", null]);
});

test("Clear and its Undo can each be undone, and the focus stays in the field", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(document.activeElement).toBe(field()));
  const other = posting.replace("Acme", "Zenith");
  await act(async () => fireEvent.change(field(), { target: { value: other } }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect([field().value, localStorage.getItem(jobPostingKey)]).toEqual([posting, posting]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(field().value).toBe(other);
});

test("an example shows a match, and is not stored", async () => {
  const { user } = await visit(screens["job-match"].path);
  await user.click(screen.getByRole("button", { name: "Try an example" }));
  expect(await screen.findByRole("heading", { name: "Data Analyst at Example Orchards Ltd" })).toBeTruthy();
  expect(localStorage.getItem(jobPostingKey)).toBeNull();
});

test("a short text shows a request for more text, and a text without skills shows a message", async () => {
  await open("Python");
  expect(screen.getByText(/This is short for a posting/)).toBeTruthy();
  await act(async () => fireEvent.change(field(), { target: { value: "🙂 ".repeat(60) } }));
  expect(await screen.findByText(/We found no skills that we know/)).toBeTruthy();
});

test("a text of 200 kB is shortened for the match, and the field keeps all of it", async () => {
  await open(`${posting}\n${"Lorem ipsum. ".repeat(16_000)}`);
  expect(screen.getByText(/The first 60,000 characters are read/)).toBeTruthy();
  expect(field().value.length).toBeGreaterThan(200_000);
  expect(await screen.findByRole("heading", { name: "Required (3)" })).toBeTruthy();
});

test("with blocked storage, the page works, and a message says that nothing is stored", async () => {
  blockStorage();
  await open();
  expect(await screen.findByRole("heading", { name: "Required (3)" })).toBeTruthy();
  expect(screen.getByText(/could not keep the posting/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Save to the tracker" })).toBeNull();
  expect(screen.getByText(/this job cannot be saved to the tracker/)).toBeTruthy();
});

test("the page shows no score and no percentage, and does not promise to beat machines", async () => {
  keepDraft();
  await open();
  await screen.findByRole("heading", { name: "Not found (1)" });
  expect(document.querySelector("main")?.textContent).not.toMatch(
    /ATS score|pass rate|\bbeat(?:s|ing)?\b|guarantee|\d\s?%|percent(?!age)/i,
  );
});

test("the page shows a nurse's required degree and preferred language in the resume's words", async () => {
  const sections = { education: { items: [{ degree: "BSN, Nursing" }] }, about: { skills: { items: ["Spanish"] } } };
  localStorage.setItem(portfolioDraftKey, JSON.stringify(newDraft({ sections }, "json")));
  await open("Nurse Educator\nCompany: Mercy\n\nRequirements:\n- BSN required\n- Lift 50 pounds\n- Spanish a plus");
  const questions = await section("Knock-out questions");
  expect(questions.getByText("Spanish, a plus").closest("summary")?.textContent).toContain("in your resume");
  expect(questions.getByText("Your resume says: BSN, Nursing")).toBeTruthy();
  expect(questions.getByText("Lift 50 pounds", { selector: "summary span" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Could not judge" })).toBeNull();
  expect(screen.getByText(/2 knock-out questions/)).toBeTruthy();
});

test("a language at a lower level in the resume shows that level without a check mark", async () => {
  const sections = { about: { skills: { items: ["English B1"] } } };
  localStorage.setItem(portfolioDraftKey, JSON.stringify(newDraft({ sections }, "json")));
  await open("Sous Chef\nCompany: Mercy\n\nRequirements:\n- English fluent, French nice to have");
  const row = (await section("Knock-out questions")).getByText("English, fluent").closest("summary");
  expect(row?.textContent).toContain("English, fluent (your resume says B1)");
  expect(row?.textContent).not.toContain("in your resume");
});

test("of two required languages, only the language in the resume has a check mark", async () => {
  const sections = { about: { skills: { items: ["English C1"] } } };
  localStorage.setItem(portfolioDraftKey, JSON.stringify(newDraft({ sections }, "json")));
  await open("Sous Chef\nCompany: Mercy\n\nRequirements:\n- German C1\n- Good English");
  const questions = await section("Knock-out questions");
  const lineOf = (words: string) => questions.getByText(words).closest(".block")?.textContent;
  expect(lineOf("German, C1")).toBe("German, C1");
  expect(lineOf("English, good")).toBe("English, good  in your resume");
});

test("a file that needs code from a lost connection is not called unreadable", async () => {
  const { user } = await visit(screens["job-match"].path);
  await user.upload(screen.getByLabelText("The posting as a file"), new File([posting], "posting.txt"));
  const failure = await screen.findByText(/^What reads files could not be loaded\. Check your connection/);
  expect(failure.closest("[role=alert]")).toBeTruthy();
  expect(field().value).toBe("");
});
