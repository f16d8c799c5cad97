import { type RegistrationKind, ReviewStatus } from "#generated/enums.ts";
import type { Registration } from "#generated/model/index.ts";

export type Place = { kind: RegistrationKind; step: 1 | 2 | 3 };

type Standing = {
  isMember: boolean;
  /** Undefined for a member without one. */
  registration: Pick<Registration, "kind" | "status"> | undefined;
};

/**
 * The registration step that a user may see when requesting one: steps have to be taken in order, and a submission
 * can be changed only after a rejection.
 */
export function allowedStep({ isMember, registration }: Standing, requested: Place): Place {
  if (!isMember) return { kind: requested.kind, step: 1 };
  if (!registration) return requested.step === 3 ? { kind: requested.kind, step: 1 } : requested;
  const { kind, status } = registration;
  if (status === ReviewStatus.Draft) return { kind, step: 2 };
  // The first step shows who is logged in, with a logout.
  if (requested.step === 1) return requested;
  // Users who registered the other way see a note there, with a link to their registration.
  if (kind !== requested.kind) return { kind: requested.kind, step: 1 };
  return { kind, step: status === ReviewStatus.Rejected ? requested.step : 3 };
}
