import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answer } from "#web/lib/palette/search.ts";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";

const name = "Zirconium Weekly Contest";
const contest = (id: string, day: string) => ({
  id,
  event: name,
  resource: "zirconium.example",
  href: "https://zirconium.example/contests",
  start_time: `${day}T14:00:00Z`,
  end_time: null,
});

test("two contests with the same title and address are two results, and other words remove both", async () => {
  fakeApi({
    "/api/contests": { body: { contests: [contest("1", "2030-01-06"), contest("2", "2030-01-13")] } },
    "/api/hackathons": { body: { hackathons: [] } },
  });
  await waitFor(async () => expect(await answer({ query: "zirconium", recent: [] })).toHaveLength(2));
  const { user } = await visit("/about");
  await user.click(screen.getByRole("button", { name: "Search the site" }));
  const field = await screen.findByRole("combobox", { name: "Search the site" });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const rows = () => screen.queryAllByRole("option", { name: new RegExp(name) });

  type("zirconium");
  await waitFor(() => expect(rows()).toHaveLength(2));
  type("zzqqxxyy");
  await screen.findByText(/^Nothing found/);
  expect(rows()).toEqual([]);
  type("tracker");
  await screen.findByText(/^\d+ results$/);
  expect(rows()).toEqual([]);
});

test("a visitor in India sees a contest's day in the Indian format", async () => {
  fakeApi({
    "/api/contests": { body: { contests: [contest("1", "2030-01-06")] } },
    "/api/hackathons": { body: { hackathons: [] } },
  });
  vi.spyOn(navigator, "language", "get").mockReturnValue("en-IN");
  vi.resetModules();
  const { liveEntries } = await import("#web/lib/palette/live-entries.ts");
  expect((await liveEntries()).map(({ about }) => about)).toEqual(["zirconium.example · Sun, 6 Jan"]);
});
