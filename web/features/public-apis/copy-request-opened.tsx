import { Check, Copy } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useEffect, useState } from "react";
import { type RequestLanguage, requestLanguages } from "#domain/directory/api-requests.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { notify } from "#web/lib/toast.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import { markItem, menuItemStyle } from "#web/ui/mark-item.ts";

export type CopyRequestProps = {
  /** The API's name. */
  name: string;
  textOf: (language: RequestLanguage) => Promise<string>;
  /** Fetches the request. Called when the visitor hovers over the button or focuses it. */
  onReach: () => void;
};

/** The open menu of languages. */
export default function OpenedCopyRequest({ name, textOf }: CopyRequestProps) {
  const [copied, setCopied] = useState<RequestLanguage>();

  // Follows the clock: removes "copied!" after two seconds.
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (language: RequestLanguage) => {
    const text = await textOf(language).catch(() => "");
    const isDone = text !== "" && (await copyText(text));
    setCopied(isDone ? language : undefined);
    if (!isDone) notify.error("Please open the documentation and copy it there");
  };

  const Icon = copied ? Check : Copy;
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger
        aria-label={`Copy request to ${name}`}
        className={buttonStyle({ variant: "secondary", size: "small" })}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span aria-live="polite">{copied ? `${copied} copied!` : "Copy request"}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          onFocus={markItem}
          className="z-50 min-w-44 animate-fade card p-1.5 shadow-float"
        >
          {requestLanguages.map((language) => (
            <DropdownMenu.Item key={language} onSelect={() => copy(language)} className={`py-2 ${menuItemStyle}`}>
              as {language}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
