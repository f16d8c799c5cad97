import { useId, useState } from "react";
import type { PanelOperation } from "../panel-data.ts";
import { findOperation, searchOperations, tagTitle } from "../contract.ts";
import { Method } from "../parts/badges.tsx";
import { say } from "../language.ts";

const MOST_OFFERED = 50;

type Props = {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** Finds an operation by parts of its title, id, tag or path. */
export function OperationPicker({ value, onChange, ...input }: Props) {
  const listId = useId();
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = text !== undefined;
  const offered = isOpen ? searchOperations(text).slice(0, MOST_OFFERED) : [];
  const chosen = findOperation(value);
  const close = () => setText(undefined);
  const choose = (operation: PanelOperation | undefined) => {
    if (operation) onChange(operation.id);
    close();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      if (!isOpen) setText("");
      setActive(Math.max(0, Math.min(active + step, offered.length - 1)));
    } else if (event.key === "Enter" && isOpen) choose(offered[active]);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className="picker">
      <input
        {...input}
        className="input"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && offered.length > 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={say("Title, operationId, tag or path", "标题、operationId、标签或路径")}
        value={text ?? (chosen ? `${chosen.title} (${chosen.id})` : "")}
        onFocus={({ target }) => target.select()}
        onClick={() => setText(text ?? "")}
        onChange={({ target }) => {
          // The first character replaces the selection.
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={say("Operations", "接口")}
        className="picker-list"
        hidden={!isOpen}
      >
        {offered.map((operation, index) => (
          <div
            key={operation.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: "nearest" });
            }}
            // Before the field loses the focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(operation);
            }}
          >
            <Method method={operation.method} />
            <span className="picker-title">{operation.title}</span>
            <code>{operation.id}</code>
            <span className="quiet only-wide">{tagTitle(operation.tag)}</span>
          </div>
        ))}
        {isOpen && offered.length === 0 && (
          <div role="option" aria-selected="false" aria-disabled="true" className="quiet">
            {say("No such operation", "没有这个接口")}
          </div>
        )}
      </div>
    </div>
  );
}
