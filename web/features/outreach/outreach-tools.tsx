import { firstKinds } from "#domain/outreach/kept-form.ts";
import { messageLengths, type Tone, tones } from "#domain/outreach/messages.ts";
import { outreachCards, type Target } from "#domain/outreach/outreach.ts";
import { dayInSentence } from "#web/lib/date.ts";
import { useFetched } from "#web/lib/fetched.ts";
import { formatNumber } from "#web/lib/number.ts";
import { useProfile } from "#web/lib/profile.ts";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { LaterMessages } from "./later-messages.tsx";
import { OutreachCard } from "./outreach-card.tsx";
import { PeopleFields } from "./people-fields.tsx";
import type { Edits } from "./use-edits.ts";
import { useForm } from "./use-form.ts";

export const toolsId = "outreach-tools";

const toneLabels: Record<Tone, string> = { warm: "Warm", formal: "Formal", brief: "Brief" };

const loadTitles = () => import("#domain/job-search/searched-titles.ts");

type Props = { target: Target; edits: Edits };

/** The cards for a target, with the fields for the names, tone and length of their messages. */
export function OutreachTools({ target: typed, edits }: Props) {
  const read = useFetched(loadTitles, typed.role !== "");
  const target = { ...typed, role: read?.plainTitle(typed.role) ?? typed.role };
  const [form, change] = useForm(target.company);
  const { name, links, city, country, skills } = useProfile();
  const { recipient = "", sender = name, link = links[0] ?? "", tone = "warm", kind = "note" } = form;
  const people = {
    recipient,
    sender,
    link,
    place: [city, country].filter(Boolean).join(", "),
    skills: skills.slice(0, 2).join(" and "),
    day: dayInSentence(form.applied ?? ""),
    written: dayInSentence(form.written ?? ""),
  };
  const filled = { ...target, ...people };
  return (
    <section id={toolsId} tabIndex={-1} aria-labelledby="tools-title" className="mt-12 outline-none">
      <h2 id="tools-title" className="text-2xl sm:text-3xl">
        Your outreach tools
      </h2>
      <div className="mt-5 grid gap-5 rounded-card bg-sunken/70 p-5 md:grid-cols-2">
        <PeopleFields recipient={recipient} sender={sender} link={link} links={links} onChange={change} />
        <div className="flex flex-wrap gap-x-10 gap-y-5 md:col-span-2">
          <div>
            <p className="mb-2 text-[0.9375rem] font-semibold">Tone</p>
            <ChoiceChips
              label="Tone"
              value={tone}
              choices={tones.map((value) => ({ value, label: toneLabels[value] }))}
              onChange={(tone) => change({ tone })}
            />
          </div>
          <div>
            <p className="mb-2 text-[0.9375rem] font-semibold">Length</p>
            <ChoiceChips
              label="Length"
              value={kind}
              choices={firstKinds.map((value) => ({
                value,
                label: (
                  <>
                    {messageLengths[value].label}
                    <span className="tabular-nums opacity-75">{formatNumber(messageLengths[value].limit)}</span>
                  </>
                ),
              }))}
              onChange={(kind) => change({ kind })}
            />
          </div>
        </div>
      </div>
      <ul className="mt-5 space-y-5">
        {outreachCards(target).map((card) => (
          <OutreachCard key={card.id} card={card} kind={kind} tone={tone} target={filled} edits={edits} />
        ))}
      </ul>
      <LaterMessages tone={tone} target={filled} edits={edits} />
    </section>
  );
}
