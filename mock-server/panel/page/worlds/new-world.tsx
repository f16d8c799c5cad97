import { Plus } from "lucide-react";
import { useState } from "react";
import { isWorldName, showWorld } from "../world/world-address.ts";

/** A world is created on first use. */
export function NewWorld() {
  const [name, setName] = useState("");
  const isBad = name !== "" && !isWorldName(name);
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWorldName(name)) showWorld(name);
      }}
    >
      <input
        className="input"
        aria-label="新世界的名字"
        aria-invalid={isBad}
        aria-describedby={isBad ? "world-rule" : undefined}
        placeholder="新世界的名字"
        value={name}
        maxLength={64}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button button-accent" disabled={!isWorldName(name)}>
        <Plus size={15} aria-hidden /> 新建
      </button>
      {isBad && (
        <p id="world-rule" className="field-error">
          只能用字母、数字、点、下划线或连字符
        </p>
      )}
    </form>
  );
}
