import { maxSearchLength } from "#domain/limits.ts";
import type { People } from "#domain/outreach/people.ts";
import { maxLink } from "#domain/profile/profile.ts";
import { TextField } from "#web/ui/field.tsx";
import { RememberButton } from "#web/ui/remember-button.tsx";

type PeopleFieldsProps = Required<Pick<People, "recipient" | "sender" | "link">> & {
  /** The links of the visitor's profile. The field suggests them. */
  links: string[];
  onChange: (change: Partial<Record<"recipient" | "sender" | "link", string>>) => void;
};

/** The fields for the recipient's name, the sender's name and a link to the sender's work. */
export function PeopleFields({ recipient, sender, link, links, onChange }: PeopleFieldsProps) {
  return (
    <>
      <TextField
        label="Recipient's name (optional)"
        autoComplete="off"
        maxLength={maxSearchLength}
        value={recipient}
        onChange={(event) => onChange({ recipient: event.target.value })}
      />
      <TextField
        label="Your name (optional)"
        aside={<RememberButton values={{ name: sender }} />}
        autoComplete="name"
        maxLength={maxSearchLength}
        value={sender}
        onChange={(event) => onChange({ sender: event.target.value })}
      />
      <TextField
        label="Link to your work (optional)"
        aside={<RememberButton values={{ links: [link] }} />}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={maxLink}
        hint="Fills [link] in the longer messages."
        list="own-links"
        className="md:col-span-2"
        value={link}
        onChange={(event) => onChange({ link: event.target.value })}
      />
      <datalist id="own-links">
        {links.map((own) => (
          <option key={own} value={own} />
        ))}
      </datalist>
    </>
  );
}
