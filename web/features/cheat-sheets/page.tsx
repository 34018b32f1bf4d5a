import type { ItemList } from "schema-dts";
import { Link } from "wouter";
import {
  readProgress,
  type SheetCounts,
  sheetDescriptions,
  sheetName,
  sheetScreens,
  sheetTitle,
} from "#domain/cheat-sheets/cheat-sheets.ts";
import { site } from "#domain/site.ts";
import { sheetProgressKey } from "#domain/storage-keys.ts";
import { formatNumber } from "#web/lib/number.ts";
import { useStored } from "#web/lib/storage.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { SheetSearch } from "./sheet-search.tsx";

const counts = import.meta.glob<SheetCounts>("#content/cheat-sheets/*.md", {
  query: "?counts",
  import: "default",
  eager: true,
});

const sheets = sheetScreens.map((screen) => {
  const [, count] = Object.entries(counts).find(([file]) => file.endsWith(`/${sheetName(screen.name)}.md`)) ?? [];
  if (!count) throw new Error(`${screen.name} has no file`);
  return { ...screen, ...count, short: sheetTitle(screen.title) };
});

const total = (what: keyof SheetCounts) => formatNumber(sheets.reduce((sum, sheet) => sum + sheet[what], 0));

export default function CheatSheetsPage() {
  const progress = readProgress(useStored(sheetProgressKey));
  return (
    <PageFrame
      screen="cheat-sheets"
      title="Programming Interview Cheat Sheets"
      intro={`${sheets.length} sheets: ${total("sections")} sections, ${total("questions")} answered questions, and ${total("blocks")} checked code blocks.`}
      data={listData()}
    >
      <SheetSearch className="max-w-2xl" />
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {sheets.map(({ name, path, short, sections, questions }) => {
          const read = Math.min(progress[sheetName(name)]?.read.length ?? 0, sections);
          return (
            <li
              key={name}
              className="relative flex flex-col card p-5 shadow-card transition-[border-color,box-shadow] hover:border-accent hover:shadow-float"
            >
              <h2 className="text-xl">
                <Link to={path} className="after:absolute after:inset-0 after:rounded-card">
                  {short}
                </Link>
              </h2>
              <p className="mt-2 text-[0.9375rem] text-muted">{sheetDescriptions[name]}</p>
              <p className="mt-auto pt-4 text-sm font-semibold">
                {sections} sections{questions > 0 && ` · ${questions} questions`}
                {read > 0 && <span className="text-accent"> · {read} read</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </PageFrame>
  );
}

function listData(): ItemList {
  return {
    "@type": "ItemList",
    name: "Programming interview cheat sheets",
    itemListElement: sheets.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: site.origin + path,
    })),
  };
}
