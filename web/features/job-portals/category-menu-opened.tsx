import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef } from "react";
import type { PortalCategory } from "#domain/job-portals/job-portals.ts";
import { goToSection } from "#web/lib/scroll.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import { markItem, menuItemStyle } from "#web/ui/mark-item.ts";
import { icons } from "./portal-section.tsx";

type Props = { categories: PortalCategory[]; label: ReactNode };

/** The open menu. A choice closes it, scrolls to the category's section and focuses the section. */
export default function OpenedCategoryMenu({ categories, label }: Props) {
  const chosen = useRef<string>(undefined);

  const arrive = (event: Event) => {
    if (!chosen.current) return;
    event.preventDefault();
    goToSection(chosen.current, "smooth");
    chosen.current = undefined;
  };

  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className={buttonStyle({ variant: "secondary" })}>{label}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={{ top: 80, bottom: 16 }} // keeps the menu below the header
          onFocus={markItem}
          onCloseAutoFocus={arrive}
          className="z-50 max-h-[min(19rem,var(--radix-dropdown-menu-content-available-height,19rem))] w-72 animate-fade overflow-y-auto card p-1.5 shadow-float"
        >
          {categories.map(({ id, title, icon, portals }) => {
            const Icon = icons[icon];
            return (
              <DropdownMenu.Item
                key={id}
                onSelect={() => {
                  chosen.current = id;
                }}
                className={`flex min-h-11 items-center gap-3 ${menuItemStyle}`}
              >
                <Icon aria-hidden="true" className="size-4.5 text-accent" />
                <span className="flex-1">{title}</span>
                <span className="text-sm text-muted tabular-nums">{portals.length}</span>
              </DropdownMenu.Item>
            );
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
