import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { ChoiceButtonContent, type ChoiceMenuProps, choiceButtonLabel, choiceButtonStyle } from "./choice-button.tsx";
import { markItem, menuItemStyle } from "./mark-item.ts";

export default function OpenedChoiceMenu(props: ChoiceMenuProps<string>) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className={choiceButtonStyle(props.iconOnly)} aria-label={choiceButtonLabel(props)}>
        <ChoiceButtonContent {...props} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          onFocus={markItem}
          className="z-50 min-w-44 animate-fade card p-1.5 shadow-float"
        >
          <DropdownMenu.RadioGroup value={props.value} onValueChange={props.onChange}>
            {props.choices.map(({ value, label, icon }) => (
              <DropdownMenu.RadioItem
                key={value}
                value={value}
                className={`flex items-center gap-2.5 py-2 data-[state=checked]:font-semibold ${menuItemStyle}`}
              >
                {icon}
                <span className="flex-1">{label}</span>
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden="true" className="size-4 text-accent" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
