import type { LucideIcon } from "lucide-react";

const idOf = (name: string) => `icon-${name}`;

/** Icons that a list repeats hundreds of times. The page contains each once; rows refer to it. */
export function IconSources({ icons }: { icons: Record<string, LucideIcon> }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={idOf(name)} fill="inherit" />
      ))}
    </svg>
  );
}

/** Shows an icon of <IconSources>. */
export function SharedIcon({ name, className }: { name: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
