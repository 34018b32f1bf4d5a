import type { ComponentProps } from "react";

type Variant = { variant?: "primary" | "secondary" | "ghost"; size?: "small" | "medium" | "large" };

const variants = {
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border-edge bg-surface text-ink hover:border-accent hover:text-accent",
  ghost: "border-transparent text-ink hover:bg-sunken",
};
/** Extends the touch target of a 36 px control to 44 px. */
export const fingerRoom = "relative after:absolute after:inset-x-0 after:-inset-y-1";

const sizes = {
  small: `min-h-9 gap-1.5 px-3 text-sm ${fingerRoom}`,
  medium: "min-h-11 gap-2 px-4 text-[0.9375rem]",
  large: "min-h-13 gap-2.5 px-6 text-base",
};

/**
 * The style of a button, also for links that look like buttons. Each button has a border, which may
 * be transparent: forced colors hide the fill but show the border.
 */
export function buttonStyle({ variant = "primary", size = "medium" }: Variant = {}): string {
  return `inline-flex items-center justify-center rounded-full border font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${variants[variant]} ${sizes[size]}`;
}

export function Button({ variant, size, className = "", ...props }: ComponentProps<"button"> & Variant) {
  return <button type="button" {...props} className={`${buttonStyle({ variant, size })} ${className}`} />;
}
