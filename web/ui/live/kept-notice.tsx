import { openedCode } from "../lazy-code.ts";
import { LazyPart } from "../lazy-part.tsx";

const notice = openedCode(() => import("./kept-notice-opened.tsx"));

/** Says how old a cached list is. Renders nothing for a list from the network. */
export function KeptNotice({ at, onRetry }: { at: string | undefined; onRetry: () => void }) {
  return at && <LazyPart code={notice} props={{ at, onRetry }} />;
}
