import type { ComponentProps } from "react";

/** A small offer at the end of a field's label: the line stays as high as it is without it. */
export function AsideButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className="relative text-sm text-muted underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-1 hover:text-accent"
    />
  );
}
