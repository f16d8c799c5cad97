import { Flag, MemberRank } from "#generated/enums.ts";
import type {
  GetRegistrationOptions200DataRanksItem as RankOption,
  SubmitCompanyBody,
} from "#generated/model/index.ts";
import { type CompanyValues, isBlank } from "./company-values.ts";

/** The submitted certificates: those of the selected kind of company that have been filled in. */
function submittedCertificates({ rank, certificates }: CompanyValues, ranks: readonly RankOption[]) {
  const required = ranks.find(({ value }) => value === rank)?.certificates ?? [];
  return required.flatMap(({ type, may_be_long_term: mayBeLongTerm }) => {
    const values = certificates[type - 1];
    if (!values || isBlank(values)) return [];
    const isLongTerm = mayBeLongTerm === Flag.Yes && values.isLongTerm;
    return [{ type, values: { ...values, isLongTerm } }];
  });
}

/** The request body of a valid form. */
export function companyBody(values: CompanyValues, ranks: readonly RankOption[]): SubmitCompanyBody {
  const { certificates: _all, stores: _stores, rank: chosen, ...company } = values;
  const rank = ranks.find(({ value }) => value === chosen)?.value ?? MemberRank.Pharmacy;
  const certificates = submittedCertificates(values, ranks).map(
    ({ type, values: { number, expires_at, isLongTerm, file } }) => ({
      type,
      number,
      file_id: file?.id ?? "",
      expires_at: isLongTerm ? null : expires_at,
    }),
  );
  return { ...company, rank, certificates };
}

/**
 * The form field of a server error: `certificates.0.file_id` is the file of the first submitted certificate.
 * Undefined for fields that the form does not show.
 */
export function companyField(
  field: string,
  values: CompanyValues,
  ranks: readonly RankOption[],
): string | undefined {
  const [head = "", place = "", part = ""] = field.split(".");
  if (head !== "certificates") return head in values ? field : undefined;
  const sent = submittedCertificates(values, ranks)[Number(place)];
  if (place === "" || !sent) return undefined;
  const name = { file_id: "file", expires_at: "expires_at" }[part] ?? "number";
  return `certificates.${sent.type - 1}.${name}`;
}
