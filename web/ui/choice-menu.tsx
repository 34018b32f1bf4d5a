import { lazy, Suspense, useState } from "react";
import { ChoiceButtonContent, type ChoiceMenuProps, choiceButtonLabel, choiceButtonStyle } from "./choice-button.tsx";

const loadOpened = () => import("./choice-menu-opened.tsx");
const OpenedMenu = lazy(loadOpened);

/** One value out of a few. The menu itself is fetched when somebody is about to open it. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const [opened, setOpened] = useState(false);
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      className={choiceButtonStyle(props.iconOnly)}
      aria-label={choiceButtonLabel(props)}
      onPointerEnter={loadOpened}
      onFocus={loadOpened}
      onClick={() => setOpened(true)}
    >
      <ChoiceButtonContent {...props} />
    </button>
  );
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedMenu {...(props as unknown as ChoiceMenuProps<string>)} />
    </Suspense>
  );
}
