import type { ComponentProps } from "react";

/** A small button at the end of a field's label. It does not make the label's line taller. */
export function AsideButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className="relative text-sm text-muted underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-1 hover:text-accent"
    />
  );
}
