import type { Registration } from "#generated/model/registration.ts";
import type { Kind, Step } from "./registration-kind.ts";

/** ReviewStatus of the contract. */
export const REVIEW = { filling: 0, waiting: 1, passed: 2, turnedDown: 3 } as const;

export type Place = { kind: Kind; step: Step };

type Standing = {
  isMember: boolean;
  /** Undefined for a member who came in without one. */
  registration: Pick<Registration, "kind" | "status"> | undefined;
};

/**
 * Which step of a registration somebody may see who asks for one: nobody takes the second without the first, or the third
 * without the second, and what is handed in can only be changed once it was turned down.
 */
export function rightPlace({ isMember, registration }: Standing, asked: Place): Place {
  if (!isMember) return { kind: asked.kind, step: 1 };
  if (!registration) return asked.step === 3 ? { kind: asked.kind, step: 1 } : asked;
  const { kind, status } = registration;
  if (status === REVIEW.filling) return { kind, step: 2 };
  // The first step says who is logged in, and lets them out.
  if (asked.step === 1) return asked;
  return { kind, step: status === REVIEW.turnedDown ? asked.step : 3 };
}
