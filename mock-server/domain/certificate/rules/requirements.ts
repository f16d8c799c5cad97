import type { MemberRank } from "#generated/model/memberRank.ts";
import type { GoodsKind } from "#mock/domain/goods/records.ts";
import type { CertificateTypeCode } from "../records.ts";

export const CERTIFICATE_NOTES: Readonly<Record<CertificateTypeCode, string>> = {
  1: "须清晰完整，统一社会信用代码可辨认，加盖企业公章",
  2: "正本或副本均可，须含变更记录页，加盖企业公章",
  3: "须含诊疗科目页，并在校验有效期内，加盖公章",
  4: "采购保健食品须提供，没有可不传",
  5: "采购三类医疗器械须提供，采购二类器械请提供备案凭证，没有可不传",
  6: "须写明授权采购员、授权范围与期限，法定代表人签字并加盖公章",
  7: "正反面复印在同一页，与委托书上的采购员一致，加盖公章",
};

type Requirements = {
  readonly value: MemberRank;
  readonly name: string;
  readonly required: readonly CertificateTypeCode[];
  readonly optional: readonly CertificateTypeCode[];
};

/** The certificates of each kind of company, in display order: those that are required come first. */
export const REQUIREMENTS: readonly Requirements[] = [
  { value: 1, name: "终端药店", required: [1, 2, 6, 7], optional: [4, 5] },
  { value: 2, name: "诊所", required: [3, 6, 7], optional: [1, 4] },
  { value: 3, name: "连锁", required: [1, 2, 6, 7], optional: [4, 5] },
  { value: 4, name: "批发", required: [1, 2, 5, 6, 7], optional: [4] },
];

type Scope = {
  readonly id: number;
  readonly name: string;
  readonly kind: GoodsKind;
  /** At least one of these has to be valid. */
  readonly anyOf: readonly CertificateTypeCode[];
};

/** Business scopes: kinds of goods and the certificates that allow them. */
export const SCOPES: readonly Scope[] = [
  { id: 1, name: "化学药制剂", kind: "western", anyOf: [2, 3] },
  { id: 2, name: "中成药", kind: "patent", anyOf: [2, 3] },
  { id: 3, name: "中药饮片", kind: "herbal", anyOf: [2, 3] },
  { id: 4, name: "医疗器械", kind: "device", anyOf: [5, 3] },
  { id: 5, name: "保健食品", kind: "health", anyOf: [4] },
];
