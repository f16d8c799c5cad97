import { Flag, RegistrationKind, ReviewStatus } from "#generated/enums.ts";
import type { RegistrationRecord } from "#mock/domain/register/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

/** A member's further stores were registered or linked by it, and have no registration of their own. */
export const personaRegistrations = (users: readonly UserRecord[]): Map<number, RegistrationRecord> =>
  new Map(
    users.filter(({ id, ownerId }) => id === ownerId).map((user) => [user.id, registrationOf(user, users)]),
  );

function registrationOf(user: UserRecord, users: readonly UserRecord[]): RegistrationRecord {
  const isChain = user.username === "chain";
  return {
    userId: user.id,
    kind: isChain ? RegistrationKind.MultiStore : RegistrationKind.SingleStore,
    status: user.is_passed === Flag.Yes ? ReviewStatus.Passed : ReviewStatus.Waiting,
    submittedAt: user.profile.createdAt + HOUR_MS / 2,
    reason: "",
    storeIds: isChain
      ? users.filter(({ id, ownerId }) => ownerId === user.id && id !== user.id).map(({ id }) => id)
      : [],
  };
}
