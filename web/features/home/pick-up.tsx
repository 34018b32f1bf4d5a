import { useBrowserValue } from "#web/lib/hydrated.ts";
import { keepsSomething, onStored } from "#web/lib/storage.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const list = lazyCode(() => import("./pick-up-list.tsx"));

/** What a returning visitor has begun. New visitors do not download this code. */
export function PickUp() {
  const isBack = useBrowserValue(onStored, keepsSomething, false);
  return isBack && <LazyPart code={list} props={{}} />;
}
