import { useState } from "react";
import { ChoiceButtonContent, type ChoiceMenuProps, choiceButtonLabel, choiceButtonStyle } from "./choice-button.tsx";
import { openedCode, usePrefetch } from "./lazy-code.ts";
import { LazyPart } from "./lazy-part.tsx";

const menu = openedCode(() => import("./choice-menu-opened.tsx"));

/** A menu to choose one of a few values. Its code is fetched just before it opens. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const [opened, setOpened] = useState(false);
  usePrefetch(menu);
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      className={choiceButtonStyle(props.iconOnly)}
      aria-label={choiceButtonLabel(props)}
      onPointerEnter={menu.prefetch}
      onFocus={menu.prefetch}
      onClick={() => setOpened(true)}
    >
      <ChoiceButtonContent {...props} />
    </button>
  );
  if (!opened) return closed;
  return (
    <LazyPart
      code={menu}
      fallback={closed}
      onDismiss={() => setOpened(false)}
      props={props as unknown as ChoiceMenuProps<string>}
    />
  );
}
