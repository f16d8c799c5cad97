import { checkComponent } from "#mock/control-api/check-by-contract.ts";
import { checkFault, faultsOf } from "#mock/faults/check-fault.ts";
import { InputError } from "#mock/input/input-error.ts";
import { type Text, say } from "#mock/language/say.ts";
import type { SavedWorld } from "./saved-world.ts";

/** Checks that the value is a saved world with known tables only. Throws InputError. */
export function checkSaved(what: Text, value: unknown, tables: ReadonlySet<string>): SavedWorld {
  checkComponent("SavedWorld", what, value);
  const saved = value as SavedWorld;
  for (const rule of saved.faults.entries) for (const fault of faultsOf(rule)) checkFault(fault);
  const unknown = Object.keys(saved.tables).find((name) => !tables.has(name));
  if (unknown !== undefined)
    throw new InputError(say(`${what[0]}: unknown table ${unknown}`, `${what[1]}：未知的表 ${unknown}`));
  return saved;
}
