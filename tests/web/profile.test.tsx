import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import sampleData from "#content/portfolio-site/sample-data.json";
import { newDraft } from "#domain/portfolio/draft.ts";
import { screens } from "#domain/screens.ts";
import { portfolioDraftKey, profileKey } from "#domain/storage-keys.ts";
import { collectToasts, fullText } from "../support/doors.ts";
import { fakeApi } from "../support/fake-api.ts";
import { hackathon } from "../support/hackathon.ts";
import { blockStorage, visit } from "../support/render.tsx";

const ada = {
  role: "Data Analyst",
  city: "Pune",
  country: "India",
  zone: "",
  name: "Ada Lovelace",
  skills: ["SQL", "Python"],
  languages: ["English (C1)"],
  links: ["https://ada.example/work"],
};
const keep = (profile: object) => localStorage.setItem(profileKey, JSON.stringify(profile));
const kept = () => JSON.parse(localStorage.getItem(profileKey) ?? "null");
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

/** Presses Undo in the last toast. */
const undo = (toasts: ReturnType<typeof collectToasts>) => {
  const toast = toasts.at(-1);
  if (!toast || !("basic" in toast)) throw new Error("no toast");
  act(() => toast.basic.action?.onAction());
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe("the form at the top of Your data", () => {
  const openForm = async () => {
    const visitor = await visit(`${screens["your-data"].path}#profile`);
    await screen.findByRole("form", { name: "Your profile" });
    return visitor;
  };

  test("is closed at first, and a line shows the profile's values", async () => {
    keep(ada);
    await visit(screens["your-data"].path);
    expect(screen.queryByRole("form", { name: "Your profile" })).toBeNull();
    const summary = "Ada Lovelace · Data Analyst · Pune, India · 2 skills · 1 language · 1 link";
    expect(screen.getByText(summary)).toBeDefined();
  });

  test("'Edit your profile' focuses the first field, and Escape closes the form, but asks after typing", async () => {
    const { user } = await visit(screens["your-data"].path);
    const form = () => screen.queryByRole("form", { name: "Your profile" });
    await user.click(await button("Edit your profile"));
    await waitFor(() => expect(document.activeElement).toBe(field("Role you look for")));
    await user.keyboard("{Escape}");
    expect(form()).toBeNull();
    expect(document.activeElement).toBe(await button("Edit your profile"));

    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(field("Role you look for")));
    await user.keyboard("Cook{Escape}");
    expect(screen.getByText("You have changes that are not saved.")).toBeDefined();
    await user.keyboard("{Escape}");
    expect(screen.queryByText("You have changes that are not saved.")).toBeNull();
    expect(field("Role you look for").value).toBe("Cook");
    type("Role you look for", "");
    await user.keyboard("{Escape}");
    expect(form()).toBeNull();
  });

  test("every field has a label, shows its stored value, and can be cleared", async () => {
    keep({ ...ada, zone: "Asia/Kolkata" });
    const { user } = await openForm();
    const labels = { "Role you look for": "Data Analyst", City: "Pune", Country: "India", "Time zone": "Asia/Kolkata" };
    const more = {
      "Your name": "Ada Lovelace",
      "Languages you speak": "English (C1)",
      Skills: "SQL, Python",
      "Links to your work": "https://ada.example/work",
    };
    for (const [label, value] of Object.entries({ ...labels, ...more })) {
      expect(field(label).value).toBe(value);
      type(label, "");
    }
    await user.click(await button("Save"));
    expect(localStorage.getItem(profileKey)).toBeNull();
    expect(screen.getByText("Nothing is in it yet.")).toBeDefined();
  });

  test("an invalid address shows a message, and no typed text is lost", async () => {
    const { user } = await openForm();
    type("City", "Pune");
    type("Links to your work", "github.com/ada\nmy page");
    await user.click(await button("Save"));
    expect(screen.getByRole("alert").textContent).toBe("“my” is not a web address.");
    expect(document.activeElement).toBe(field("Links to your work"));
    expect(field("City").value).toBe("Pune");
    expect(kept()).toBeNull();
  });

  test("'Close' and 'Cancel' ask before they discard typed text, and otherwise close at once", async () => {
    const { user } = await openForm();
    const form = () => screen.queryByRole("form", { name: "Your profile" });
    const asks = () => screen.queryByText("You have changes that are not saved.");
    for (const [leave, discard] of [
      ["Close your profile", "Discard changes of your profile"],
      ["Cancel", "Discard changes"],
    ] as const) {
      type("City", "Pune");
      await user.click(await button(leave));
      expect(asks()).not.toBeNull();
      expect(field("City").value).toBe("Pune");
      type("City", "Oslo");
      expect(asks()).toBeNull();
      await user.click(await button(leave));
      await user.click(await button(discard));
      expect(form()).toBeNull();
      await user.click(await button("Edit your profile"));
      expect(field("City").value).toBe("");
    }
    await user.click(await button("Close your profile"));
    expect(form()).toBeNull();
    expect(kept()).toBeNull();
  });

  test("typed text is still there after Back and Forward, until it is saved or discarded", async () => {
    const { user } = await openForm();
    type("City", "Pune");
    act(() => navigate("/about"));
    await screen.findByRole("heading", { level: 1, name: /offer should/ });
    act(() => navigate(screens["your-data"].path));
    await waitFor(() => expect(field("City").value).toBe("Pune"));
    await user.click(await button("Close your profile"));
    expect(screen.getByText("You have changes that are not saved.")).toBeDefined();
    await user.click(await button("Discard changes of your profile"));
    act(() => navigate("/about"));
    act(() => navigate(screens["your-data"].path));
    await button("Edit your profile");
    expect(screen.queryByRole("form", { name: "Your profile" })).toBeNull();
  });

  test("saves only the fields that were typed here, and keeps changes from another tab", async () => {
    const { user } = await openForm();
    type("City", "Pune");
    act(() => {
      keep({ name: "Ada Lovelace" });
      dispatchEvent(new StorageEvent("storage"));
    });
    expect(field("Your name").value).toBe("Ada Lovelace");
    await user.click(await button("Save"));
    expect(kept()).toMatchObject({ city: "Pune", name: "Ada Lovelace" });
  });

  test("without storage, the form stays open, and a message says that nothing was saved", async () => {
    blockStorage();
    const { user } = await openForm();
    const toasts = collectToasts();
    type("City", "Pune");
    await user.click(await button("Save"));
    expect(toasts).toMatchObject([{ basic: { title: "Not saved", description: fullText } }]);
    expect(field("City").value).toBe("Pune");
    vi.unstubAllGlobals();
  });
});

describe("tools that start with the profile", () => {
  const countries = { "/api/countries": { body: [{ name: { common: "India" } }, { name: { common: "Norway" } }] } };

  test.each(["{", "[]", '{"role":7,"country":{},"zone":"Mars/Olympus"}'])(
    "an invalid profile like %s is ignored",
    async (text) => {
      fakeApi(countries);
      localStorage.setItem(profileKey, text);
      await visit(screens["job-search"].path);
      expect(field("Job role").value).toBe("Application Developer");
    },
  );

  test("the job search starts with the role, city and country, and a button names the profile", async () => {
    fakeApi(countries);
    keep(ada);
    await visit(screens["job-search"].path);
    expect(field("Job role").value).toBe("Data Analyst");
    expect(field("City (optional)").value).toBe("Pune");
    await button("From your profile");
  });

  test("values in an address take priority over the profile", async () => {
    fakeApi(countries);
    keep(ada);
    await visit(`${screens["job-search"].path}?role=Nurse&location=Norway`);
    expect(field("Job role").value).toBe("Nurse");
    expect(field("City (optional)").value).toBe("");
  });

  test("a cleared field stays empty during this visit, and the profile is unchanged", async () => {
    keep(ada);
    const first = await visit(screens["job-portals"].path);
    expect(field("Your role").value).toBe("Data Analyst");
    type("Your role", "");
    first.unmount();
    await visit(screens["job-portals"].path);
    expect(field("Your role").value).toBe("");
    expect(field("City (optional)").value).toBe("Pune");
    expect(kept()).toEqual(ada);
  });

  test("the portals offer the profile's country, and show all portals until it is pressed", async () => {
    keep(ada);
    const { user } = await visit(screens["job-portals"].path);
    expect(screen.getByText("Showing 227 of 227 portals")).toBeDefined();
    await user.click(await button("India first"));
    expect(field("Country").value).toBe("India");
    expect(screen.getByText(/^Showing \d+ of 227 portals: \d+ for India/)).toBeDefined();
  });

  test("one press stores typed values in the profile, and that can be undone", async () => {
    keep({ ...ada, role: "" });
    const { user } = await visit(screens.outreach.path);
    const toasts = collectToasts();
    type("Target role (optional)", "Nurse");
    expect(kept().role).toBe("");
    await user.click(await button("Remember for all tools"));
    expect(kept().role).toBe("Nurse");
    await button("From your profile");
    undo(toasts);
    expect(kept().role).toBe("");
  });

  test("a city without its country does not get the previous city's country", async () => {
    keep(ada);
    const { user } = await visit(screens["job-portals"].path);
    const toasts = collectToasts();
    type("Your role", "Nurse");
    await user.click(await button("Remember for all tools"));
    expect(kept()).toMatchObject({ role: "Nurse", city: "Pune", country: "India" });
    type("City (optional)", "Berlin");
    await user.click(await button("Remember for all tools"));
    expect(kept()).toMatchObject({ city: "Berlin", country: "" });
    await button("From your profile");
    undo(toasts);
    expect(kept()).toEqual({ ...ada, role: "Nurse" });
  });

  test("the default country of the job search is not stored in the profile", async () => {
    fakeApi(countries);
    keep({ ...ada, role: "", city: "Smalltown", country: "" });
    const { user } = await visit(screens["job-search"].path);
    type("Job role", "Nurse");
    expect(field("Location").value).toBe("India");
    await user.click(await button("Remember for all tools"));
    expect(kept()).toEqual({ ...ada, role: "Nurse", city: "Smalltown", country: "" });
  });

  test("outreach fills in the name and the link, and passes the company to the prompts without storing it", async () => {
    keep(ada);
    const { user, unmount } = await visit(screens.outreach.path);
    type("Target company", "Acme Corp");
    await user.click(await button("Generate outreach tools"));
    expect(field("Your name (optional)").value).toBe("Ada Lovelace");
    await user.click(screen.getByRole("radio", { name: /Message or InMail/ }));
    expect(field("HR Finder message").value).toContain("https://ada.example/work");
    type("Link to your work (optional)", "");
    expect(field("HR Finder message").value).toContain("[link]");
    unmount();
    await visit(`${screens.prompts.path}?prompt=hr-screening-call`);
    await waitFor(() => expect(field("Target job title").value).toBe("Data Analyst"));
    expect(field("Company name").value).toBe("Acme Corp");
    expect(JSON.stringify(localStorage)).not.toContain("Acme");
  });
});

describe("tools that use a part of the profile", () => {
  test("contests show their times in the profile's time zone", async () => {
    const contests = [
      {
        id: "1",
        event: "Round 1",
        start_time: "2030-01-05T14:00:00Z",
        end_time: null,
        resource: "codeforces.com",
        href: "https://codeforces.com/contests/1",
        popularity_score: 50,
        predicted: false,
        changed_at: null,
      },
    ];
    fakeApi({ "/api/contests": { body: { lastUpdated: "2029-12-31T06:00:00Z", contests } } });
    keep({ zone: "Asia/Kolkata" });
    await visit(screens.contests.path);
    expect(await screen.findByText(/7:30/)).toBeDefined();
    expect(screen.getByText(/Times are in your zone, (IST|GMT\+5:30)/)).toBeDefined();
  });

  test("one press limits hackathons to the profile's country, and all are shown before", async () => {
    const rows = [hackathon({ id: "a", country: "Canada" }), hackathon({ id: "b", country: "India" })];
    fakeApi({ "/api/hackathons": { body: { lastUpdated: "2029-12-31T06:00:00Z", hackathons: rows } } });
    keep(ada);
    await visit(screens.hackathons.path);
    await screen.findByText("Showing 2 of 2 hackathon contests");
    expect(field("Country").value).toBe("");
    fireEvent.click(screen.getByRole("button", { name: "Only India" }));
    expect(screen.getByText("Showing 1 of 2 hackathon contests")).toBeDefined();
    expect(field("Country").value).toBe("India");
    fireEvent.click(screen.getByRole("button", { name: "Only India" }));
    expect(screen.getByText("Showing 2 of 2 hackathon contests")).toBeDefined();
  });

  test("the job match shows the place and the languages of the profile", async () => {
    keep({ ...ada, languages: ["German (B2)"] });
    const posting = `Data Engineer
Acme GmbH

Location: Berlin, Germany

Requirements
- Python and Kubernetes
- You speak German at C1`;
    await visit(screens["job-match"].path);
    await act(async () => fireEvent.change(field("The job posting"), { target: { value: posting } }));
    expect(await screen.findByText("Your profile says: German (B2)")).toBeDefined();
    expect(screen.getByText("Your profile says: Pune, India")).toBeDefined();
  });

  test("home mentions the profile only if there is one", async () => {
    localStorage.setItem("pinned_portals_v1", '["https://www.naukri.com/"]');
    const first = await visit("/");
    await screen.findByText("1 pinned portal");
    expect(screen.queryByRole("link", { name: "your profile" })).toBeNull();
    first.unmount();
    keep(ada);
    await visit("/");
    expect((await screen.findByRole("link", { name: "your profile" })).getAttribute("href")).toBe("/your-data#profile");
  });
});

describe("the profile card below a new portfolio", () => {
  const draft = newDraft(sampleData, "pdf");
  const { name, title } = draft.data.settings;
  const open = async () => {
    const flag = {
      name: "resume_to_portfolio",
      enabled: true,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    };
    fakeApi({ "/api/flags/resume_to_portfolio": { body: flag } });
    localStorage.setItem(portfolioDraftKey, JSON.stringify(draft));
    const visitor = await visit(screens.portfolio.path);
    const card = (await screen.findByRole("heading", { name: "Type it once" })).closest("section") as HTMLElement;
    return {
      ...visitor,
      card: within(card),
      press: (label: string) => visitor.user.click(within(card).getByText(label)),
    };
  };

  test("shows the values that it would store, and one press stores them", async () => {
    const { card, press } = await open();
    expect(card.getByText(name)).toBeDefined();
    await press("Use this for the other tools");
    expect(kept()).toMatchObject({ name, role: title });
    expect(card.getByRole("status").textContent).toBe("Your profile says all of this.");
  });

  test("asks before it replaces values, and can keep the old values", async () => {
    keep({ role: "Nurse" });
    const { card, press } = await open();
    await press("Use this for the other tools");
    expect(kept()).toEqual({ role: "Nurse" });
    expect(card.getByRole("group").textContent).toContain("Role: Nurse");
    expect(document.activeElement?.textContent).toBe("Keep mine, add the rest"); // the pressed button no longer exists
    await press("Keep mine, add the rest");
    expect(kept()).toMatchObject({ role: "Nurse", name });
    await press("Use this for the other tools");
    await press("Replace");
    expect(kept()).toMatchObject({ role: title, name });
  });
});
