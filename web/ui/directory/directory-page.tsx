import { ArrowLeft } from "lucide-react";
import { type ReactNode, use, useEffect, useState } from "react";
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
import { FirstRows, firstRows, forgetFirstRows, readyRows } from "#web/lib/directory/first-rows.tsx";
import { formatNumber } from "#web/lib/number.ts";
import { NotFoundPage } from "../not-found.tsx";
import PageFailure from "../page-failure.tsx";
import { PageFrame } from "../page-frame.tsx";
import { askDirectory } from "./ask-directory.ts";
import type { Directory } from "./definition.ts";
import { Finder } from "./finder.tsx";
import { KeptStrip } from "./kept-strip.tsx";

type Props = {
  directory: Directory;
  /** Buttons of an entry. */
  actions?: (row: DirectoryRow) => ReactNode;
  /** Shown between the search and the rows. Gets the current query. */
  above?: (query: Query) => ReactNode;
  /** Shown below the rows. */
  children?: ReactNode;
};

/** The page of a directory or of one of its categories, depending on the address. */
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
  if (!first) return <RowsFailure path={path} />;
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
      <KeptStrip directory={directory} />
      <Finder directory={directory} category={category?.slug} first={first} actions={actions} above={above} />
      {children}
      <FirstRows path={path} found={first} />
    </PageFrame>
  );
}

/** Shown if the first rows could not be loaded. The next visit tries again. */
function RowsFailure({ path }: { path: string }) {
  useEffect(() => () => forgetFirstRows(path), [path]);
  return <PageFailure />;
}

/**
 * The first rows. This does not suspend if they are cached or in the HTML. So hydration does not
 * wait, and Back restores the scroll position.
 */
function useFirstRows(directory: Directory, path: string, category: string | undefined) {
  const [known] = useState(() => readyRows(path));
  const plain = queryFromParams(new URLSearchParams(), [], [], category);
  return known ?? use(firstRows(path, () => askDirectory(directory, plain, 0, pageSize)));
}

/** The meta description of a category's page. */
function categoryDescription({ noun }: Directory, { name, description }: Category, { total }: SearchResult): string {
  return `${description} ${total} ${noun} under ${name}, to search and filter.`;
}
