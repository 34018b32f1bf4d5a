import { Check, Copy, type LucideIcon } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { copyText } from "#web/lib/clipboard.ts";
import { Button } from "./button.tsx";

type Props = Omit<ComponentProps<typeof Button>, "onClick" | "children"> & {
  /** The text to copy, or a function that returns it. */
  text: string | (() => string | Promise<string>);
  label?: string;
  icon?: LucideIcon;
  onCopied?: () => void;
  onFailed: () => void;
};

/** A button that copies text. It shows and announces "Copied!" for two seconds. */
export function CopyButton({ text, label = "Copy", icon = Copy, onCopied, onFailed, ...button }: Props) {
  const [copied, setCopied] = useState(false);

  // Follows the clock: removes "Copied!" after two seconds.
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const wanted = typeof text === "string" ? text : await Promise.resolve(text()).catch(() => "");
    const done = wanted !== "" && (await copyText(wanted));
    setCopied(done);
    if (done) onCopied?.();
    else onFailed();
  };

  const Icon = copied ? Check : icon;
  return (
    <Button variant="secondary" size="small" {...button} onClick={copy}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? "Copied!" : label}</span>
    </Button>
  );
}
