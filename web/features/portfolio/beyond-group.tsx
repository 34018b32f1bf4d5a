import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { flushSync } from "react-dom";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea, TextField } from "#web/ui/field.tsx";
import { useEditor } from "./editor-context.ts";

type ListInfo = {
  list: "languages" | "publications" | "websites";
  title: string;
  noun: string;
  /** A note about where else these values appear. */
  hint?: string;
  fields: { key: string; label: string; isLong?: true }[];
};

const lists: ListInfo[] = [
  {
    list: "languages",
    title: "Languages",
    noun: "language",
    fields: [
      { key: "name", label: "Language" },
      { key: "level", label: "Level" },
    ],
  },
  {
    list: "publications",
    title: "Publications",
    noun: "publication",
    fields: [
      { key: "title", label: "Title of the publication" },
      { key: "description", label: "About it", isLong: true },
    ],
  },
  {
    list: "websites",
    title: "Other links",
    noun: "link",
    hint: "Web addresses, such as your own website, stand among the contacts of your site, too.",
    fields: [
      { key: "label", label: "Name of the link" },
      { key: "url", label: "Address of the link" },
    ],
  },
];

/** Fields that are not part of the portfolio data. The resume files and the job match use them. */
export function BeyondGroup() {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 px-5 font-semibold -outline-offset-2 hover:bg-sunken">
        More for your resume
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-6 px-5 pb-6">
        <p className="text-sm text-muted">
          This goes into the resume that you download. Languages and links are on your site, too.
        </p>
        {lists.map((info) => (
          <BeyondList key={info.list} {...info} />
        ))}
      </div>
    </details>
  );
}

function BeyondList({ list, title, noun, hint, fields }: ListInfo) {
  const { draft, edit } = useEditor();
  const id = useId();
  const beyond = draft.beyond ?? nothingBeyond;
  const entries: Record<string, string>[] = beyond[list];
  const put = (path: string, next: Record<string, string>[]) =>
    edit({ kind: "beyond", path: `${list}.${path}`, beyond: { ...beyond, [list]: next } });
  const place = (at: number) => `${id}-${at}`;

  const add = () => {
    const blank = Object.fromEntries(fields.map(({ key }) => [key, ""]));
    flushSync(() => put(`add.${entries.length}`, [...entries, blank]));
    document.getElementById(place(entries.length))?.querySelector("input")?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => put(`remove.${at}.${entries.length}`, entries.toSpliced(at, 1)));
    const beside = document.getElementById(place(Math.min(at, entries.length - 2)));
    (beside?.querySelector("button") ?? document.getElementById(`${id}-add`))?.focus();
  };

  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 text-[0.9375rem] font-semibold">{title}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {entries.map((entry, at) => (
        <div key={place(at)} id={place(at)} className="space-y-3 rounded-xl border border-line p-4">
          {fields.map(({ key, label, isLong }) => {
            const Field = isLong ? TextArea : TextField;
            return (
              <Field
                key={key}
                label={label}
                dir="auto"
                autoComplete="off"
                value={entry[key] ?? ""}
                onChange={({ target }: { target: { value: string } }) =>
                  put(`${at}.${key}`, entries.with(at, { ...entry, [key]: target.value }))
                }
              />
            );
          })}
          <Button variant="secondary" size="small" onClick={() => remove(at)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove this {noun}
            <span className="sr-only">: {entry[fields[0]?.key ?? ""]}</span>
          </Button>
        </div>
      ))}
      <Button id={`${id}-add`} variant="secondary" size="small" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        Add a {noun}
      </Button>
    </fieldset>
  );
}
