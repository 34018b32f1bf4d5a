import { Popover } from "radix-ui";
import { type ReactNode, useState } from "react";
import { toolsMenu } from "#domain/screens.ts";
import { MenuLine } from "./menu-link.tsx";
import { navLink } from "./nav-link.tsx";

/** The Tools dropdown, born open. */
export default function ToolsMenu({ trigger }: { trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={navLink}>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="center"
          sideOffset={10}
          collisionPadding={16}
          aria-label="Tools"
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-[52rem] animate-fade overflow-y-auto card p-4 shadow-float outline-none"
        >
          <nav aria-label="Tools" className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
            {toolsMenu.map(({ group, links }) => (
              <div key={group} className="min-w-52">
                <p className="px-3 pb-1 text-[0.8125rem] font-semibold text-muted">{group}</p>
                {links.map((link) => (
                  <MenuLine key={link.label} link={link} onChoose={() => setOpen(false)} />
                ))}
              </div>
            ))}
          </nav>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
