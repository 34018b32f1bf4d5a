import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { PortalCategory } from "#domain/job-portals.ts";
import { Button } from "#web/ui/button.tsx";

const loadOpened = () => import("./category-menu-opened.tsx");
const OpenedMenu = lazy(loadOpened);

/** Jumps to a category. The menu itself is fetched when somebody is about to open it. */
export function CategoryMenu({ categories }: { categories: PortalCategory[] }) {
  const [opened, setOpened] = useState(false);
  const closed = (
    <Button
      variant="secondary"
      aria-haspopup="menu"
      aria-expanded="false"
      disabled={categories.length === 0}
      onPointerEnter={loadOpened}
      onFocus={loadOpened}
      onClick={() => setOpened(true)}
    >
      <CategoryMenuLabel />
    </Button>
  );
  if (!opened || categories.length === 0) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedMenu categories={categories} label={<CategoryMenuLabel />} />
    </Suspense>
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
