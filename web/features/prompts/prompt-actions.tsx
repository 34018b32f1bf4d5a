import { assistantLinks } from "#domain/prompts/filling.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { copySucceeded } from "./copy-toasts.ts";

type Props = {
  title: string;
  text: string;
  /** The number of blanks in the prompt. `empty` is how many of them are empty. */
  blanks: number;
  empty: number;
  /** Called when the text was copied or opened in an assistant. */
  onUsed: () => void;
  onFailed: () => void;
};

/**
 * Copies the filled prompt, or opens it in an assistant. If the prompt is too long for a link, it
 * is copied.
 */
export function PromptActions({ title, text, blanks, empty, onUsed, onFailed }: Props) {
  const assistants = assistantLinks(text);
  const isTooLong = assistants.some(({ url }) => url === undefined);
  return (
    <>
      <p className="text-sm text-muted">
        {empty > 0 && (
          <strong className="text-warn">
            {empty} of {blanks} blanks still empty.{" "}
          </strong>
        )}
        {isTooLong
          ? "This version is too long to travel in a link: the buttons copy it and open the assistant, which is another company's. Paste it there."
          : "Copy it, or open it: that hands this text, all that you filled in included, to the company behind the assistant, in the address of a new tab."}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton
          variant="primary"
          size="medium"
          label="Copy your version"
          text={text}
          onCopied={() => {
            copySucceeded(title);
            onUsed();
          }}
          onFailed={onFailed}
        />
        {!isTooLong && <span className="ml-2 text-sm text-muted">or open in</span>}
        {assistants.map(({ name, home, url }) =>
          url ? (
            <ExternalLink key={name} href={url} className={buttonStyle({ variant: "secondary" })} onClick={onUsed}>
              <span className="sr-only">Open in </span>
              {name}
            </ExternalLink>
          ) : (
            <CopyButton
              key={name}
              size="medium"
              label={`Copy and open ${name}`}
              text={text}
              onCopied={() => {
                open(home, "_blank", "noopener");
                onUsed();
              }}
              onFailed={onFailed}
            />
          ),
        )}
      </div>
    </>
  );
}
