import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { PortalCategory } from "#domain/job-portals/job-portals.ts";
import { Button } from "#web/ui/button.tsx";
import { openedCode, usePrefetch } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const menu = openedCode(() => import("./category-menu-opened.tsx"));

/** A menu of the categories. A choice scrolls to the category. */
export function CategoryMenu({ categories }: { categories: PortalCategory[] }) {
  const [opened, setOpened] = useState(false);
  usePrefetch(menu);
  const closed = (
    <Button
      variant="secondary"
      aria-haspopup="menu"
      aria-expanded="false"
      disabled={categories.length === 0}
      onPointerEnter={menu.prefetch}
      onFocus={menu.prefetch}
      onClick={() => setOpened(true)}
    >
      <CategoryMenuLabel />
    </Button>
  );
  if (opened && categories.length === 0) setOpened(false); // so that it stays closed at the next result
  if (!opened) return closed;
  return (
    <LazyPart
      code={menu}
      fallback={closed}
      onDismiss={() => setOpened(false)}
      props={{ categories, label: <CategoryMenuLabel /> }}
    />
  );
}

function CategoryMenuLabel() {
  return (
    <>
      Browse Categories
      <ChevronDown aria-hidden="true" className="size-4" />
    </>
  );
}
