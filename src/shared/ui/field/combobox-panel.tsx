import { type ReactNode, useEffect, useRef } from "react";
import type { Combobox } from "./use-combobox.ts";

type PanelProps = {
  combobox: Pick<Combobox, "id">;
  className: string | undefined;
  label: string;
  options: ReactNode;
  /** Below the options, such as a text that says that there are none. */
  children: ReactNode;
};

/** The list of a combobox. */
export function ComboboxPanel({ combobox: { id }, className, label, options, children }: PanelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keeps the focus in the field, whose blur closes the list.
    <div className={className} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label}>
        {options}
      </div>
      {children}
    </div>
  );
}

type OptionProps = {
  combobox: Pick<Combobox, "id" | "active" | "choose">;
  className: string | undefined;
  index: number;
  children: ReactNode;
};

export function ComboboxOption({
  combobox: { id, active, choose },
  className,
  index,
  children,
}: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const isActive = index === active;
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field that owns the list handles its keys.
    <div
      className={className}
      ref={option}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => choose(index)}
    >
      {children}
    </div>
  );
}
