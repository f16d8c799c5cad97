import { Flag } from "#generated/enums.ts";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";

type Requirement = RankOption["certificates"][number];

/** The requirements in their order, those that stand for each other together; any other is a group of its own. */
export const groupsOf = (certificates: readonly Requirement[]): Requirement[][] => [
  ...Map.groupBy(certificates, ({ one_of: group, type }) => (group === 0 ? -type : group)).values(),
];

/** The names of a group: `医疗机构执业许可证或诊所备案凭证`. */
export const namesIn = (group: readonly Requirement[]): string => group.map(({ name }) => name).join("或");

/** The names of the certificates that are required, or of the others. */
export const namesOf = (certificates: readonly Requirement[], isRequired: Flag): string =>
  groupsOf(certificates.filter((one) => one.is_required === isRequired))
    .map(namesIn)
    .join("、");

/** The names by which the papers of a rank call the company and whoever is responsible for it. */
export const companyNames = (rank: Pick<RankOption, "needs_credit_code"> | undefined) =>
  rank?.needs_credit_code === Flag.No
    ? { company: "机构名称", person: "法定代表人或负责人" }
    : { company: "企业名称", person: "法定代表人" };
