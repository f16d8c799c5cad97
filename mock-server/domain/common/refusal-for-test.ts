import { Refusal } from "./refusal.ts";

/** The status and the errors with which a call is refused. Throws when it is not refused, or fails otherwise. */
export function refusalOf(call: () => unknown): Pick<Refusal, "status" | "errors"> {
  try {
    call();
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, errors: error.errors };
    throw error;
  }
  throw new Error("it was not refused");
}
