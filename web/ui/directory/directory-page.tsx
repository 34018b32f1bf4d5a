import { ArrowLeft } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { Link, useLocation } from "wouter";
import {
  type Category,
  type DirectoryRow,
  pageSize,
  type Query,
  rowItemList,
  type SearchResult,
} from "#domain/directory/directory.ts";
import { queryFromParams } from "#domain/directory/query.ts";
import { screens } from "#domain/screens.ts";
import { FirstRows, firstRows, readyRows } from "#web/lib/directory/first-rows.tsx";
import { formatNumber } from "#web/lib/number.ts";
import { NotFoundPage } from "../not-found.tsx";
import { PageFrame } from "../page-frame.tsx";
import { askDirectory } from "./ask-directory.ts";
import type { Directory } from "./definition.ts";
import { Finder } from "./finder.tsx";
import { KeptStrip } from "./kept-strip.tsx";

type Props = {
  directory: Directory;
  /** More to do with an entry than to open it. */
  actions?: (row: DirectoryRow) => ReactNode;
  /** Stands between the search and the rows; gets what is being looked for. */
  above?: (query: Query) => ReactNode;
  /** Stands under the rows. */
  children?: ReactNode;
};

/** A directory, or one of its categories, as the address says. */
export function DirectoryPage(props: Props) {
  const [pathname] = useLocation();
  const slug = pathname.slice(screens[props.directory.name].path.length).replaceAll("/", "");
  const category = props.directory.categories.find((known) => known.slug === slug);
  return slug && !category ? <NotFoundPage /> : <Listing {...props} category={category} />;
}

function Listing({ directory, actions, above, children, category }: Props & { category: Category | undefined }) {
  const screen = screens[directory.name];
  const path = category ? `${screen.path}/${category.slug}` : screen.path;
  const first = useFirstRows(directory, path, category?.slug);
  const title = category ? directory.categoryTitle(category.name) : directory.title;
  return (
    <PageFrame
      screen={directory.name}
      page={category && { path, title, description: categoryDescription(directory, category, first) }}
      title={title}
      badge={
        category && (
          <Link to={screen.path} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent">
            <ArrowLeft aria-hidden="true" className="size-4" />
            All {directory.noun}
          </Link>
        )
      }
      intro={category ? category.description : directory.intro(formatNumber(first.total))}
      data={rowItemList(title, first)}
    >
      <FirstRows path={path} found={first} />
      <KeptStrip directory={directory} />
      <Finder directory={directory} category={category?.slug} first={first} actions={actions} above={above} />
      {children}
    </PageFrame>
  );
}

/**
 * At once where they are there: hydration need not wait, and who comes back finds their place in
 * the page.
 */
function useFirstRows(directory: Directory, path: string, category: string | undefined): SearchResult {
  const [known] = useState(() => readyRows(path));
  const plain = queryFromParams(new URLSearchParams(), [], [], category);
  return known ?? use(firstRows(path, () => askDirectory(directory, plain, 0, pageSize)));
}

/** What search engines show of a category. */
function categoryDescription({ noun }: Directory, { name, description }: Category, { total }: SearchResult): string {
  return `${description} ${total} ${noun} under ${name}, to search and filter.`;
}
