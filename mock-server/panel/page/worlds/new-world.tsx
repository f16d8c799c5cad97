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
        aria-label="Name of the new world"
        aria-invalid={isBad}
        aria-describedby={isBad ? "world-rule" : undefined}
        placeholder="Name of the new world"
        value={name}
        maxLength={64}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button button-accent" disabled={!isWorldName(name)}>
        <Plus size={15} aria-hidden /> New world
      </button>
      {isBad && (
        <p id="world-rule" className="field-error">
          Only letters, digits, dots, underscores and hyphens
        </p>
      )}
    </form>
  );
}
