import { rule } from "./rule.ts";

/** Rules for a body: its schema, amounts, times. */
export const SHAPE_RULES = {
  "missing-field": rule(
    "major",
    "field-types",
    { zh: "缺少必有字段", en: "A required field is missing" },
    {
      zh: "字段必须始终存在：没有值时给 null、空或 0（按契约）",
      en: "Every field is always there: null, empty or 0 when there is nothing to say, as the contract has it",
    },
  ),
  "missing-inferred-field": rule(
    "minor",
    "field-types",
    { zh: "缺少契约推定的字段", en: "An inferred field is missing" },
    {
      zh: "产品说明没有写到这个字段：没有它商城照常可用，只是少显示一项；--only documented 不检查",
      en: "The specification does not name it: the shop works without it and only shows less; --only documented does not ask for it",
    },
  ),
  "null-not-allowed": rule(
    "major",
    "field-types",
    { zh: "不允许为 null 的字段是 null", en: "null where the contract allows none" },
    { zh: "给出契约要求的空值（空字符串、0、空列表）", en: "Send the contract's empty value instead" },
  ),
  "number-as-text": rule(
    "major",
    "field-types",
    { zh: "数字写成了字符串", en: "A number sent as a string" },
    {
      zh: "输出前转为数字（PHP：(int)、(float)，或关闭 PDO 的 STRINGIFY_FETCHES）",
      en: "Convert before output (PHP: (int), (float), or PDO's STRINGIFY_FETCHES off)",
    },
  ),
  "empty-list-for-object": rule(
    "major",
    "field-types",
    { zh: "空对象写成了 []", en: "[] in place of an empty object" },
    {
      zh: "空对象输出 {}（PHP：(object)[] 或 JSON_FORCE_OBJECT）",
      en: "Send {} (PHP: (object)[] or JSON_FORCE_OBJECT)",
    },
  ),
  "boolean-for-flag": rule(
    "major",
    "entity-fields",
    { zh: "标志写成了 true 或 false", en: "true or false in place of a flag" },
    { zh: "标志用 0 和 1", en: "Flags are 0 and 1" },
  ),
  "wrong-type": rule(
    "major",
    "field-types",
    { zh: "字段类型不对", en: "A field of the wrong type" },
    { zh: "按契约的类型输出", en: "Send the type that the contract has" },
  ),
  "not-in-enum": rule(
    "major",
    "field-types",
    { zh: "取值不在枚举中", en: "A value that is not in the enum" },
    { zh: "只输出契约列出的取值", en: "Send the values that the contract lists" },
  ),
  "out-of-bounds": rule(
    "minor",
    "limits",
    { zh: "取值超出范围", en: "A value out of its bounds" },
    { zh: "检查数据，或在契约中放宽范围", en: "Check the data, or have the bound widened" },
  ),
  "wrong-format": rule(
    "major",
    "field-types",
    { zh: "格式不对", en: "Wrong format" },
    { zh: "按契约的格式输出", en: "Send the format that the contract has" },
  ),
  schema: rule(
    "major",
    "field-types",
    { zh: "响应不符合契约", en: "The response breaks its schema" },
    { zh: "按契约输出", en: "Send what the contract has" },
  ),
  money: rule(
    "critical",
    "money-floor",
    { zh: "金额超过两位小数或为负", en: "An amount with more than two decimals, or negative" },
    { zh: "金额以元计，向下取整到两位小数", en: "Amounts are in yuan, floored to two decimals" },
  ),
};
