import type { ComponentProps } from "react";
import { fingerRoom } from "./button.tsx";

/** The style of a chip. A pressed chip is filled. */
export const chipStyle = `inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge bg-surface px-3.5 text-sm font-medium transition-colors hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent ${fingerRoom}`;

/** A toggle button in a row of filters. */
export function Chip({ pressed, ...props }: Omit<ComponentProps<"button">, "className"> & { pressed: boolean }) {
  return <button type="button" {...props} aria-pressed={pressed} className={chipStyle} />;
}
