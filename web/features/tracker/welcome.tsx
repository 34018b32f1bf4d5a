import { Plus } from "lucide-react";
import { Fragment } from "react";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { Button } from "#web/ui/button.tsx";
import { addId } from "./show-record.ts";

/** The tools whose cards have a Save button, with their names. */
const withSave = [
  ["job-search", "Instant Job Search"],
  ["job-portals", "Job Portals"],
  ["contests", "Coding Contests"],
  ["hackathons", "Hackathons"],
  ["open-source", "Open Source Starter"],
  ["certifications", "Free Certifications"],
  ["projects", "Project Learning"],
] as const;

/** Explains the tracker to the visitor while it is empty. */
export function Welcome({ onAdd }: { onAdd: () => void }) {
  return (
    <section
      aria-labelledby="welcome-title"
      className="rounded-card border border-dashed border-edge px-5 py-8 sm:px-6"
    >
      <h2 id="welcome-title" className="text-xl">
        Nothing tracked yet
      </h2>
      <ul className="mt-3 max-w-2xl list-disc space-y-1.5 pl-5">
        <li>
          Paste the address or the text of a job posting: title, company, place and pay are read where the page says
          them, and you keep the text after the posting is taken down.
        </li>
        <li>
          Or press Save on a card of another tool:{" "}
          {withSave.map(([tool, name], index) => (
            <Fragment key={tool}>
              {index > 0 && (index === withSave.length - 1 ? " or " : ", ")}
              <Link to={screens[tool].path} className="font-semibold text-accent underline underline-offset-3">
                {name}
              </Link>
            </Fragment>
          ))}
          .
        </li>
        <li>
          Seven days after you applied for a job it reminds you to follow up, a week later once more, one day after an
          interview to say thank you, and after 21 days without an answer it offers to close.
        </li>
        <li>A sheet that you keep already, from any program, can be imported below.</li>
      </ul>
      <Button id={addId} size="large" className="mt-6" onClick={onAdd}>
        <Plus aria-hidden="true" className="size-5" />
        Add an application
      </Button>
    </section>
  );
}
