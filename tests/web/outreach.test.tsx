import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { screens } from "#domain/screens.ts";
import { outreachEditsKey, outreachFormKey, profileKey } from "#domain/storage-keys.ts";
import { cadence } from "#domain/tracker/next-steps.ts";
import { App } from "#web/app.tsx";
import { collectToasts, fakeClipboard } from "../support/doors.ts";
import { blockStorage, reload, visit } from "../support/render.tsx";

const open = (query = "") => visit(screens.outreach.path + query);
const company = () => screen.getByLabelText<HTMLInputElement>("Target company");
const role = () => screen.getByLabelText<HTMLInputElement>("Target role (optional)");
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Generate outreach tools" });
const tools = () => screen.queryByRole("heading", { name: "Your outreach tools" });
const card = (title: string) => {
  const found = screen.getByRole("heading", { name: title }).closest("li");
  if (!found) throw new Error(`No card ${title}`);
  return within(found);
};
const message = (title: string) => screen.getByLabelText<HTMLTextAreaElement>(`${title} message`);

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

function generate(companyName: string, roleName = "") {
  type(company(), companyName);
  type(role(), roleName);
  fireEvent.click(button());
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

test("a pasted company is cut to 100 characters, and a message says that the field is full", async () => {
  const { user } = await open();
  await user.click(company());
  await user.paste("a".repeat(10_000));
  expect(company().value).toHaveLength(100);
  expect(screen.getByText(/^This field is full: 100 characters/).role).toBe("status");
});

test("Generate is disabled if the company is empty", async () => {
  await open();
  expect(button().disabled).toBe(true);
  type(company(), "   ");
  expect(button().disabled).toBe(true);
  type(company(), "Acme");
  expect(button().disabled).toBe(false);
});

test.each([
  ["<script>alert(1)</script>", "Please enter a valid company name"],
  ["javascript:", "Please enter a valid company name"],
  ["X", "Company name must be at least 2 characters"],
])("for the company %s the toast shows: %s", async (typed, text) => {
  await open();
  const toasts = collectToasts();
  generate(typed);
  expect(toasts).toEqual([{ stacked: { kind: "error", text } }]);
  expect(screen.getByRole("alert").textContent).toBe(text);
  expect(document.activeElement).toBe(company());
  expect(tools()).toBeNull();
});

test("Generate shows the tools and a toast, and scrolls to the tools after 100 ms", async () => {
  vi.useFakeTimers();
  await open();
  const toasts = collectToasts();
  expect(tools()).toBeNull();
  generate("Acme Corp", "Data Analyst");
  expect(tools()).not.toBeNull();
  expect(toasts).toEqual([{ stacked: { kind: "success", text: "LinkedIn outreach tools generated!" } }]);
  const scroll = vi.mocked(Element.prototype.scrollIntoView);
  vi.advanceTimersByTime(99);
  expect(scroll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scroll.mock.contexts[0]).toBe(document.getElementById("outreach-tools"));
});

test("a field that gets the focus within those 100 ms keeps it", async () => {
  vi.useFakeTimers();
  await open();
  generate("Acme Corp");
  role().focus();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(role());
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test("the page recommends at most two follow-ups, as the tracker does", async () => {
  expect(cadence).toMatchObject({ followUp: 7, maxFollowUps: 2 });
  await open("?company=Acme&message=follow-up");
  expect(card("Follow-up").getByText(/a week has passed.*once more a week later.*then let it rest/)).toBeDefined();
  expect(screen.getByRole("heading", { name: "Follow up twice at most, thank always" })).toBeDefined();
  expect(screen.queryByText(/once is enough|follow up once/i)).toBeNull();
});

test("an edit of the company or the role hides the tools, but an edit of names or tone does not", async () => {
  await open();
  generate("Acme Corp", "Data Analyst");
  type(screen.getByLabelText("Your name (optional)"), "Sam");
  fireEvent.click(screen.getByRole("radio", { name: "Formal" }));
  expect(tools()).not.toBeNull();
  type(role(), "Data Analyst!");
  expect(tools()).toBeNull();
  fireEvent.click(button());
  expect(tools()).not.toBeNull();
  type(company(), "Acme");
  expect(tools()).toBeNull();
});

test("after an edit of the company, a line says that Generate shows the tools again", async () => {
  await open();
  const line = () => screen.queryByText(/^Press Generate outreach tools to see them/);
  type(company(), "Velofix");
  expect(line()).toBeNull();
  fireEvent.click(button());
  expect(line()).toBeNull();
  type(role(), "Mechanic");
  expect(line()?.textContent).toBe(
    "Press Generate outreach tools to see them for Velofix. What you changed by hand is kept.",
  );
  expect(line()?.role).toBe("status");
  type(role(), "");
  expect([tools(), line()?.textContent]).toEqual([null, expect.stringContaining("for Velofix.")]);
  type(company(), "V");
  expect(line()?.textContent).toContain("to see them again. What");
  type(company(), "Cargo Riders Inc.");
  expect(line()?.textContent).toContain("for Cargo Riders Inc. What");
  fireEvent.click(button());
  expect([tools() !== null, line()]).toEqual([true, null]);
});

test("without a role, the referral card has no link, and each people card has one", async () => {
  await open();
  generate("Acme Corp");
  expect(card("Referral Network").queryByRole("link")).toBeNull();
  expect(card("Referral Network").queryByRole("button")).toBeNull();
  for (const title of ["HR Finder", "Talent Acquisition"])
    expect(card(title).getByRole("link").getAttribute("href")).toMatch(
      /^https:\/\/www\.linkedin\.com\/search\/results\/people\//,
    );
});

test("messages and people links use a shortened job title, and the field keeps the whole title", async () => {
  await open();
  generate("Acme Corp", "Associate Software Engineer - Fresher (2026 batch)");
  await waitFor(() => expect(message("Referral Network").value).toContain("Associate Software Engineer role"));
  expect(message("HR Finder").value).not.toMatch(/Fresher|batch/);
  const href = card("Referral Network").getByRole("link").getAttribute("href") ?? "";
  expect(new URL(href).searchParams.get("keywords")).toBe('"Acme Corp" AND "Associate Software Engineer"');
  expect(role().value).toBe("Associate Software Engineer - Fresher (2026 batch)");
  expect(new URLSearchParams(location.search).get("role")).toBe(role().value);
});

test("an address with a valid company shows the messages at once, or else only fills the form", async () => {
  const { unmount } = await open("?company=Acme+Corp&role=%3Cscript%3Ex%3C/script%3ESRE");
  expect(company().value).toBe("Acme Corp");
  expect(role().value).toBe("SRE");
  expect(message("HR Finder").value).toContain("Acme Corp");
  type(role(), "QA");
  expect(tools()).toBeNull();
  unmount();
  for (const query of ["?role=SRE", "?company=X&role=SRE"]) {
    const other = await open(query);
    expect(role().value).toBe("SRE");
    expect(tools()).toBeNull();
    other.unmount();
  }
});

test("'Write it' of a thank-you step opens the message with the contact's name, which is in no address", async () => {
  const { unmount } = await open("?company=Acme&role=Tester&message=thank-you");
  unmount();
  history.replaceState({ recipient: "Ada Example" }, "");
  const { container } = render(<App />);
  await waitFor(() => expect(document.activeElement).toBe(container.querySelector("#thank-you")));
  expect(message("Thank-you").value).toMatch(/^Hi Ada,/);
  expect(location.href).not.toContain("Ada");
});

test("the second follow-up is a separate message, without my edits of the first", async () => {
  const { unmount } = await open("?company=Velofix&role=Mechanic&before=applied&message=second-follow-up");
  type(message("Follow-up"), `${message("Follow-up").value} I own three bikes.`);
  expect(message("Second follow-up").value).toContain("I wrote to you on [day of your message] about the Mechanic");
  expect(message("Second follow-up").value).not.toContain("three bikes");
  unmount();
  history.replaceState({ recipient: "Ada Example", written: "2025-11-25" }, "");
  const again = render(<App />);
  await waitFor(() => expect(document.activeElement?.id).toBe("second-follow-up"));
  expect(message("Second follow-up").value).toMatch(/^Hi Ada,\s+I wrote to you on November 25/);
  expect(message("Follow-up").value).toContain("three bikes");
  const mine = `${message("Second follow-up").value} My last word.`;
  type(message("Second follow-up"), mine);
  again.unmount();
  await reload();
  expect(message("Second follow-up").value).toBe(mine);
  generate("Cargo Riders", "Mechanic");
  expect(message("Second follow-up").value).toMatch(/I wrote to you on \[day of your message\].* My last word\.$/s);
});

test("for another company, the follow-up does not mention the application, its day or its contact", async () => {
  const { unmount } = await open("?company=Velofix&role=Mechanic&before=applied");
  unmount();
  history.replaceState({ recipient: "Ada Example", applied: "2025-11-18" }, "");
  await reload();
  generate("Velofix", "Bike Mechanic");
  expect(message("Follow-up").value).toContain(
    "I applied for the Bike Mechanic role at Velofix on November 18, 2025, and",
  );
  generate("Cargo Riders", "Bike Mechanic");
  expect(message("Follow-up").value).toMatch(/^Hi \[Recipient Name\],\s+I wrote to you last week/);
});

test("a company with another legal form is the same company, and edits stay for every company", async () => {
  const { unmount } = await open("?company=Velofix&role=Mechanic&before=applied");
  unmount();
  history.replaceState({ recipient: "Ada Example", applied: "2025-11-18" }, "");
  await reload();
  generate("Velofix GmbH", "Mechanic");
  expect(message("Follow-up").value).toMatch(
    /^Hi Ada,\s+I applied for the Mechanic role at Velofix GmbH on November 18/,
  );
  type(message("Follow-up"), `${message("Follow-up").value} I own three bikes.`);
  generate("Cargo Riders", "Mechanic");
  expect(message("Follow-up").value).toMatch(/^Hi \[Recipient Name\],\s+I applied for .* I own three bikes\.$/s);
});

test("without the day of applying, the message has a blank, and its edit is stored separately", async () => {
  const { unmount } = await open("?company=Velofix&role=Mechanic&before=applied");
  expect(message("Follow-up").value).toContain("on [day of your application], and");
  const mine = `${message("Follow-up").value} I own three bikes.`;
  type(message("Follow-up"), mine);
  unmount();
  const direct = await open("?company=Velofix&role=Mechanic");
  expect(message("Follow-up").value).toMatch(/I wrote to you last week/);
  direct.unmount();
  await open("?company=Velofix&role=Mechanic&before=applied");
  expect(message("Follow-up").value).toBe(mine);
});

test("my edits of a message are still there after a reload, until I go back to the template", async () => {
  const first = await open();
  generate("Zoho", "QA Tester");
  type(screen.getByLabelText("Recipient's name (optional)"), "Ada");
  const mine = `${message("HR Finder").value} I test Zoho Desk every day.`;
  type(message("HR Finder"), mine);
  expect(card("HR Finder").getByText(/^Edited, and kept in this browser.*tone and length no longer/)).toBeTruthy();
  first.unmount();

  await open("?company=Zoho&role=QA+Tester");
  expect(message("HR Finder").value).toBe(mine);
  expect(localStorage.getItem(outreachEditsKey)).not.toContain("Ada");
  fireEvent.click(card("HR Finder").getByRole("button", { name: "Back to the template" }));
  expect(message("HR Finder").value).not.toContain("Zoho Desk");
  expect(localStorage.getItem(outreachEditsKey)).toBeNull();
});

test("names, link, tone and length are still there after a reload, except for another company's recipient", async () => {
  const { unmount } = await open("?company=Acme");
  type(screen.getByLabelText("Recipient's name (optional)"), "Ada");
  type(screen.getByLabelText("Your name (optional)"), "Sam");
  type(screen.getByLabelText(/^Link to your work/), "https://sam.example");
  fireEvent.click(screen.getByRole("radio", { name: "Formal" }));
  fireEvent.click(screen.getByRole("radio", { name: /Message or InMail/ }));
  const written = message("HR Finder").value;
  expect(written).toMatch(/^Dear Ada.*https:\/\/sam\.example.*Sam/s);
  unmount();
  const again = await open("?company=Acme");
  expect(message("HR Finder").value).toBe(written);
  again.unmount();
  await open("?company=Zoho");
  expect(message("HR Finder").value).toMatch(/^Dear \[Recipient Name\].*Sam/s);
});

test.each(["5", "{", '{"tone":"loud","kind":7,"sender":[]}', "null"])(
  "unreadable names and tone in the tab's storage become the defaults: %s",
  async (kept) => {
    sessionStorage.setItem(outreachFormKey, kept);
    await open("?company=Acme");
    expect(message("HR Finder").value).toMatch(/^Hi \[Recipient Name\]/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Warm" }).checked).toBe(true);
  },
);

test("Back to the template can be undone with my last words, and the focus stays in the message", async () => {
  await open("?company=Zoho");
  type(message("HR Finder"), "MY OWN TEXT");
  const back = card("HR Finder").getByRole("button", { name: "Back to the template" });
  back.focus();
  fireEvent.click(back);
  expect(message("HR Finder").value).toContain("Zoho");
  await waitFor(() => expect(document.activeElement).toBe(message("HR Finder")));
  type(message("Follow-up"), "AND MORE");
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(message("HR Finder").value).toBe("MY OWN TEXT");
  expect(message("Follow-up").value).toBe("AND MORE");
});

test("Undo by F8 and Enter restores my text, focuses its field, and leaves one toast", async () => {
  const { user } = await open("?company=Zoho");
  type(message("HR Finder"), "MY OWN TEXT");
  fireEvent.click(card("HR Finder").getByRole("button", { name: "Back to the template" }));
  await screen.findByLabelText("Notifications (F8)");
  const undo = await screen.findByRole("button", { name: "Undo" });
  message("Follow-up").focus();
  fireEvent.keyDown(document.body, { code: "F8" });
  expect(document.activeElement).toBe(undo);
  await user.keyboard("{Enter}");
  expect(message("HR Finder").value).toBe("MY OWN TEXT");
  await screen.findByText("Brought back");
  expect(screen.queryByText(/^Before that/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(message("HR Finder")));
});

test("if the browser stores nothing, the edited message says so, and stays until the visitor leaves", async () => {
  blockStorage();
  await open("?company=Zoho");
  type(message("HR Finder"), "MY OWN TEXT");
  type(message("Follow-up"), "AND MORE");
  expect(message("HR Finder").value).toBe("MY OWN TEXT");
  expect(
    card("HR Finder").getByText(/tone and length no longer.*this browser could not keep it: copy it before you leave/),
  ).toBeTruthy();
});

test("names, tone and length change all messages at once, and each message fits its limit", async () => {
  await open();
  generate("Acme Corp", "Data Analyst");
  expect(message("HR Finder").value).toContain("[Recipient Name]");
  expect(message("HR Finder").value.length).toBeLessThanOrEqual(200);
  type(screen.getByLabelText("Recipient's name (optional)"), "Ada");
  type(screen.getByLabelText("Your name (optional)"), "Sam");
  fireEvent.click(screen.getByRole("radio", { name: /Message or InMail/ }));
  fireEvent.click(screen.getByRole("radio", { name: "Formal" }));
  for (const title of ["HR Finder", "Talent Acquisition", "Referral Network", "Follow-up", "Thank-you"]) {
    expect(message(title).value).toContain("Dear Ada");
    expect(message(title).value).toContain("Sam");
    expect(message(title).value.length).toBeLessThanOrEqual(1900);
  }
});

test.each(["Joost Bakker", "Joost", "Femke de Wit", ""])(
  "if I replace Hi in the message to %j with Hello, only this word changes",
  async (recipient) => {
    const { user } = await open("?company=Globex+Ltd&role=Sourcer");
    type(screen.getByLabelText("Recipient's name (optional)"), recipient);
    type(screen.getByLabelText("Your name (optional)"), "Tom Hale");
    const before = message("Follow-up").value;
    await user.type(message("Follow-up"), "Hello", { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(message("Follow-up").value).toBe(before.replace("Hi", "Hello"));
    expect(message("Follow-up").selectionStart).toBe(5);
  },
);

test("if another tab changes the message that I edit, my caret stays where it is", async () => {
  const { user } = await open("?company=Globex");
  const field = message("Follow-up");
  await user.type(field, "x", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field.selectionStart).toBe(4);
  localStorage.setItem(outreachEditsKey, JSON.stringify({ "follow-up": [{ text: "Written in the other tab" }] }));
  act(() => window.dispatchEvent(new StorageEvent("storage", { key: outreachEditsKey })));
  expect(field.value).toBe("Written in the other tab");
  expect(field.selectionStart).toBe(4);
});

test("the profile's place and skills fill the blanks of longer messages, even of edited ones", async () => {
  const profile = { city: "Pune", country: "India", skills: ["SQL", "Python", "Excel"] };
  localStorage.setItem(profileKey, JSON.stringify(profile));
  const { unmount } = await open();
  generate("Acme Corp");
  fireEvent.click(screen.getByRole("radio", { name: /Message or InMail/ }));
  fireEvent.click(screen.getByRole("radio", { name: "Formal" }));
  expect(message("HR Finder").value).toContain("years of experience in SQL and Python");
  expect(message("HR Finder").value).toContain("I am based in Pune, India, and available");
  unmount();
  localStorage.removeItem(profileKey);
  const again = await open("?company=Acme+Corp");
  type(message("HR Finder"), "Strong in [two skills], at home in [city and country]");
  again.unmount();
  localStorage.setItem(profileKey, JSON.stringify(profile));
  await open("?company=Acme+Corp");
  expect(message("HR Finder").value).toBe("Strong in SQL and Python, at home in Pune, India");
});

test("the counter updates while the visitor types, and shows how many characters are too many", async () => {
  await open();
  generate("Acme Corp");
  type(message("HR Finder"), "a".repeat(200));
  expect(card("HR Finder").getByText(/200 of 200 characters/)).toBeTruthy();
  type(message("HR Finder"), "a".repeat(207));
  expect(card("HR Finder").getByRole("alert").textContent).toContain("7 too many");
  fireEvent.click(card("HR Finder").getByRole("button", { name: "Back to the template" }));
  expect(message("HR Finder").value).toContain("Acme Corp");
});

test("an edited message keeps its text if the recipient, tone or length changes, and can be reset", async () => {
  await open();
  generate("Acme Corp");
  type(message("HR Finder"), "MY OWN TEXT for [Recipient Name]");
  type(screen.getByLabelText("Recipient's name (optional)"), "Priya");
  fireEvent.click(screen.getByRole("radio", { name: "Formal" }));
  fireEvent.click(screen.getByRole("radio", { name: /Message or InMail/ }));
  expect(message("HR Finder").value).toBe("MY OWN TEXT for Priya");
  type(company(), "Zerodha");
  fireEvent.click(button());
  expect(message("HR Finder").value).toBe("MY OWN TEXT for [Recipient Name]");
  fireEvent.click(card("HR Finder").getByRole("button", { name: "Back to the template" }));
  expect(message("HR Finder").value).toContain("Zerodha");
});

test("if I change the recipient after an edit, a note names the person whom the message does not name", async () => {
  await open("?company=Globex+Ltd.&role=Sourcer");
  const recipient = screen.getByLabelText("Recipient's name (optional)");
  type(recipient, "Joost Bakker");
  type(message("Follow-up"), message("Follow-up").value.replace("Joost", "Mr Bakker"));
  expect(screen.queryByText(/does not name/)).toBeNull();
  type(recipient, "Anna Visser");
  expect(card("Follow-up").getByText("It does not name Anna Visser.")).toBeTruthy();
  expect(message("Follow-up").value).toMatch(/^Hi Mr Bakker,/);
  type(message("Follow-up"), message("Follow-up").value.replace("Mr Bakker", "anna"));
  expect(screen.queryByText(/does not name/)).toBeNull();
});

test("a message names 'Frau Weber' only if it contains the surname", async () => {
  await open("?company=Globex&role=Sourcer");
  type(screen.getByLabelText("Recipient's name (optional)"), "Frau Weber");
  expect(message("Follow-up").value).toMatch(/^Hi Frau Weber,/);
  type(message("Follow-up"), message("Follow-up").value.replace("Frau Weber", "Frau Lang"));
  expect(card("Follow-up").getByText("It does not name Frau Weber.")).toBeTruthy();
  type(message("Follow-up"), message("Follow-up").value.replace("Frau Lang", "Weber"));
  expect(screen.queryByText(/does not name/)).toBeNull();
});

test("if I change the company after an edit, the Copy toast says that the message does not name it", async () => {
  fakeClipboard("works");
  await open("?company=Velofix&role=Mechanic");
  for (const [words, added] of [
    ["I would love to join Velofix. [Your Name]", " 1 blank still to fill. It does not name Cargo Riders."],
    ["I would love to join Velofix.", " It does not name Cargo Riders."],
  ] as const) {
    generate("Velofix");
    type(message("HR Finder"), "Hi!");
    type(message("HR Finder"), words);
    generate("Cargo Riders");
    const toasts = collectToasts();
    fireEvent.click(card("HR Finder").getByRole("button", { name: "Copy message" }));
    await waitFor(() =>
      expect(toasts).toEqual([{ stacked: { kind: "success", text: `HR Finder message copied!${added}` } }]),
    );
  }
});

test("a note says that my text does not name the company or me, and an unedited message has no note", async () => {
  await open("?company=Globex+Ltd.");
  type(screen.getByLabelText("Your name (optional)"), "Tom Hale");
  type(message("HR Finder"), "Hello from another firm");
  expect(card("HR Finder").getByText("It does not name Globex Ltd. or Tom Hale.")).toBeTruthy();
  type(message("HR Finder"), "Hello Globex, Tom here");
  expect(screen.queryByText(/does not name/)).toBeNull();
});

test("Copy shows the number of open brackets, and a button leads to each of them", async () => {
  await open();
  fakeClipboard("works");
  const toasts = collectToasts();
  generate("Acme Corp");
  type(message("HR Finder"), "I am a [your title] with [number] years");
  fireEvent.click(card("HR Finder").getByRole("button", { name: "Copy message" }));
  await vi.waitFor(() =>
    expect(toasts.at(-1)).toEqual({
      stacked: {
        kind: "success",
        text: "HR Finder message copied! 2 blanks still to fill. It does not name Acme Corp.",
      },
    }),
  );
  const area = message("HR Finder");
  area.setSelectionRange(0, 0);
  const selected = () => area.value.slice(area.selectionStart, area.selectionEnd);
  fireEvent.click(card("HR Finder").getByRole("button", { name: "2 blanks still to fill" }));
  expect(selected()).toBe("[your title]");
  fireEvent.click(card("HR Finder").getByRole("button", { name: "2 blanks still to fill" }));
  expect(selected()).toBe("[number]");
});

test("Copy shows Copied! for two seconds, and a toast names the copied message", async () => {
  vi.useFakeTimers();
  await open();
  const written = fakeClipboard("works");
  const toasts = collectToasts();
  generate("Acme Corp");
  fireEvent.click(card("HR Finder").getByRole("button", { name: "Copy URL" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(card("HR Finder").getByRole("button", { name: "Copied!" })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(card("HR Finder").queryByRole("button", { name: "Copied!" })).toBeNull();
  type(message("HR Finder"), "Hello there");
  fireEvent.click(card("HR Finder").getByRole("button", { name: "Copy message" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(written.mock.calls.map(([text]) => text)).toEqual([
    card("HR Finder").getByRole("link").getAttribute("href"),
    "Hello there",
  ]);
  expect(toasts.map((toast) => "stacked" in toast && toast.stacked.text)).toEqual([
    "LinkedIn outreach tools generated!",
    "HR Finder URL copied to clipboard!",
    "HR Finder message copied! It does not name Acme Corp.",
  ]);
});

test.each([
  ["blocked", "Copy URL", "Failed to copy URL"],
  ["blocked", "Copy message", "Failed to copy message"],
  ["missing", "Copy URL", "Clipboard not supported"],
  ["missing", "Copy message", "Clipboard not supported"],
] as const)("with the clipboard %s, the button %s shows: %s", async (kind, label, text) => {
  await open();
  fakeClipboard(kind);
  const toasts = collectToasts();
  generate("Acme Corp");
  fireEvent.click(card("Talent Acquisition").getByRole("button", { name: label }));
  await vi.waitFor(() => expect(toasts.slice(1)).toEqual([{ stacked: { kind: "error", text } }]));
  expect(screen.queryByText("Copied!")).toBeNull();
});
