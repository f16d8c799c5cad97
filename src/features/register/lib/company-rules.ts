import * as z from "zod/mini";
import { Flag, RegistrationKind } from "#generated/enums.ts";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";
import {
  submitCompanyBodyCertificatesItemNumberMax as NUMBER_MAX,
  submitCompanyBodyCompanyMax as COMPANY_MAX,
  submitCompanyBodyCompanyMin as COMPANY_MIN,
  submitCompanyBodyCreditCodeRegExp as CREDIT_CODE,
  submitCompanyBodyDetailMax as DETAIL_MAX,
  submitCompanyBodyLegalPersonMax as PERSON_MAX,
  submitStoresBodyStoresItemLicenceNoMax as LICENCE_MAX,
  submitStoresBodyStoresItemNameMax as STORE_NAME_MAX,
  submitStoresBodyStoresMax as STORES_MAX,
} from "#generated/zod/register/register.zod.ts";
import { certificateRule } from "#src/shared/certificate/certificate-rule.ts";
import { requiredPattern, requiredText } from "#src/shared/lib/required-text.ts";
import { plainText, readTaxNumber } from "#src/shared/lib/written.ts";
import { mobileRule } from "#src/shared/verification/rules.ts";
import { type CompanyValues, isBlank, NO_CERTIFICATE } from "./company-values.ts";
import { companyNames, groupsOf, namesIn } from "./requirements.ts";

const text = (name: string, max: number) => requiredText(`请填写${name}`, name, max);

/** A pasted number, with full-width characters normalized. */
const number = (name: string, max: number) => text(name, max).check(z.overwrite(plainText));

const address = {
  province: z.string().check(z.minLength(1, "请选择省份")),
  city: z.string().check(z.minLength(1, "请选择城市")),
  district: z.string(),
  detail: text("详细地址", DETAIL_MAX),
};

const store = z.object({
  name: text("门店名称", STORE_NAME_MAX),
  licence_no: number("营业执照号", LICENCE_MAX),
  contact: text("联系人", PERSON_MAX),
  phone: mobileRule,
  ...address,
});

/** Refuses any upload row: of the certificates that stand for each other none is there yet. */
const oneOf = (names: string) =>
  z.object({ file: z.any().check(z.refine(() => false, `请上传${names}，任选其一`)) });

const WRONG_CODE = "统一社会信用代码为 18 位数字或大写字母（不含 I、O、S、V、Z），请核对营业执照";

type Context = {
  ranks: readonly RankOption[];
  kind: RegistrationKind;
  /** `2026-11-21` in Shanghai. */
  today: string;
};

/**
 * Validation of the second step, depending on the values: the certificates of the selected kind of company, optional
 * ones once they are partly filled in, and the stores of a head company.
 */
export function companyRules({ rank, certificates }: CompanyValues, { ranks, kind, today }: Context) {
  const chosen = ranks.find(({ value }) => value === rank);
  const ruleOf = (values: CompanyValues["certificates"][number], index: number) => {
    const requirement = chosen?.certificates.find(({ type }) => type === index + 1);
    if (!requirement) return z.any();
    const group = groupsOf(chosen?.certificates ?? []).find((all) => all.includes(requirement)) ?? [];
    const isStarted = !isBlank(values);
    if (group.length > 1 && !isStarted) {
      const hasOther = group.some(({ type }) => !isBlank(certificates[type - 1] ?? NO_CERTIFICATE));
      return group[0] === requirement && !hasOther ? oneOf(namesIn(group)) : z.any();
    }
    if (requirement.is_required === Flag.No && !isStarted) return z.any();
    return certificateRule({
      hasNumber: requirement.has_number === Flag.Yes,
      isLongTerm: requirement.may_be_long_term === Flag.Yes && values.isLongTerm,
      today,
      numberMax: NUMBER_MAX,
      missing: `请上传${requirement.name}`,
    });
  };
  const [first, ...others] = certificates.map(ruleOf);
  const names = companyNames(chosen);
  return z.object({
    company: text(names.company, COMPANY_MAX).check(
      z.minLength(COMPANY_MIN, `${names.company}至少 ${COMPANY_MIN} 个字`),
    ),
    rank: z.number().check(z.refine(() => chosen !== undefined, "请选择企业类型")),
    legal_person: text(names.person, PERSON_MAX),
    credit_code:
      chosen?.needs_credit_code === Flag.No
        ? z.string().check(z.overwrite(readTaxNumber), z.regex(CREDIT_CODE, WRONG_CODE))
        : requiredPattern("请填写统一社会信用代码", CREDIT_CODE, WRONG_CODE, readTaxNumber),
    contact: text("联系人", PERSON_MAX),
    ...address,
    certificates: z.tuple([first ?? z.any(), ...others]),
    stores:
      kind === RegistrationKind.MultiStore
        ? z
            .array(store)
            .check(
              z.minLength(1, "请至少填写一家门店"),
              z.maxLength(STORES_MAX, `一次最多提交 ${STORES_MAX} 家门店`),
            )
        : z.any(),
  });
}
