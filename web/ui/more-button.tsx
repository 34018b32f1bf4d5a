import type { ComponentProps } from "react";
import { focusFirstNew } from "#web/lib/focus.ts";
import { Button } from "./button.tsx";

/** Shows more entries of a list. The first of them gets the focus. */
export function MoreButton({ onMore, ...button }: ComponentProps<typeof Button> & { onMore: () => void }) {
  return (
    <Button
      variant="secondary"
      {...button}
      onClick={({ currentTarget }) => {
        focusFirstNew(currentTarget);
        onMore();
      }}
    />
  );
}
