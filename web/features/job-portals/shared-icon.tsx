import type { LucideIcon } from "lucide-react";

const idOf = (name: string) => `icon-${name}`;

/** Icons of which a list has hundreds: the page has each once, and its rows refer to it. */
export function IconSources({ icons }: { icons: Record<string, LucideIcon> }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={idOf(name)} fill="inherit" />
      ))}
    </svg>
  );
}

/** An icon that <IconSources> has. */
export function SharedIcon({ name, className }: { name: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
