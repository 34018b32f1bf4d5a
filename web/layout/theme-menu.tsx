import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "#domain/theme.ts";
import { setTheme, useTheme } from "#web/lib/theme.ts";
import type { Choice } from "#web/ui/choice-button.tsx";
import { ChoiceMenu } from "#web/ui/choice-menu.tsx";

const icon = "size-5";
const choices: Choice<Theme>[] = [
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" className={icon} /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" className={icon} /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden="true" className={icon} /> },
];

export function ThemeMenu() {
  return <ChoiceMenu label="Theme:" value={useTheme()} choices={choices} onChange={setTheme} iconOnly />;
}
