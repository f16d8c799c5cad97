import { certificateTypeLabels } from "#generated/enum-labels.ts";
import type { CertificateUpload } from "#generated/model/certificateUpload.ts";
import type { CertificateType, MemberRank } from "#generated/model/index.ts";
import { uploadProblem } from "#mock/domain/upload/rules/upload-use.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { daysUntil } from "./certificate-status.ts";
import { hasNumber, mayBeLongTerm, REQUIREMENTS } from "./requirements.ts";

type Errors = Record<string, string[]>;

/** Validation errors of one certificate, by field. */
export function certificateProblems(state: WorldState, user: UserRecord, input: CertificateUpload): Errors {
  const file = uploadProblem(state, user, input.file_id);
  const end = endProblem(input, state.clock.now());
  return {
    ...(input.number.trim() === "" && hasNumber(input.type) && { number: ["请填写证照编号"] }),
    ...(file !== undefined && { file_id: [file] }),
    ...(end !== undefined && { expires_at: [end] }),
  };
}

function endProblem({ type, expires_at: end }: CertificateUpload, now: number): string | undefined {
  if (end === null)
    return mayBeLongTerm(type) ? undefined : `${certificateTypeLabels[type]}不是长期有效的，请填写有效期`;
  return daysUntil(end, now) > 0 ? undefined : "有效期须晚于今天，请上传在有效期内的证照";
}

/** Validation errors of a registration's certificates: of each, duplicates, and those missing for the rank. */
export function registrationProblems(
  state: WorldState,
  user: UserRecord,
  rank: MemberRank,
  inputs: readonly CertificateUpload[],
): Errors {
  const errors: Errors = {};
  const seen = new Set<CertificateType>();
  for (const [index, input] of inputs.entries()) {
    if (seen.has(input.type))
      errors[`certificates.${index}.type`] = [`${certificateTypeLabels[input.type]}重复提交，请只保留一份`];
    seen.add(input.type);
    for (const [field, messages] of Object.entries(certificateProblems(state, user, input)))
      errors[`certificates.${index}.${field}`] = messages;
  }
  const missing = missingTypes(rank, seen);
  if (missing.length === 0) return errors;
  const names = missing
    .map((types) => types.map((type) => certificateTypeLabels[type]).join("或"))
    .join("、");
  return { certificates: [`还缺少${names}，请上传后再提交`], ...errors };
}

/** The required types that are missing, those that stand for each other together. */
function missingTypes(
  rank: MemberRank,
  submitted: ReadonlySet<CertificateType>,
): (readonly CertificateType[])[] {
  const { required = [], alternatives = [] } = REQUIREMENTS.find(({ value }) => value === rank) ?? {};
  const groups = required
    .filter((type) => !alternatives.includes(type) || type === alternatives[0])
    .map((type) => (type === alternatives[0] ? alternatives : [type]));
  return groups.filter((types) => types.every((type) => !submitted.has(type)));
}
