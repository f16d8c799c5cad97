import { type Ajv2020, type KeywordCxt, type KeywordErrorDefinition, _, str } from "ajv/dist/2020.js";

const SURROGATE_PAIRS = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Counts characters like JSON Schema: a surrogate pair is one. */
function countCharacters(text: string): number {
  return text.length - (text.match(SURROGATE_PAIRS)?.length ?? 0);
}

const error = (comparison: string): KeywordErrorDefinition => ({
  message: ({ schemaCode }) => str`must NOT have ${comparison} than ${schemaCode} characters`,
  params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
});

/**
 * Replaces Ajv's `maxLength` and `minLength` with equivalent keywords that count characters only if the number of
 * UTF-16 units does not decide. Ajv iterates over every string, a third of the validation time of a product list.
 */
export function speedUpLengths(ajv: Ajv2020): void {
  const define = (keyword: string, comparison: string, code: (context: KeywordCxt) => void) => {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, type: "string", schemaType: "number", error: error(comparison), code });
  };
  const count = (context: KeywordCxt) => context.gen.scopeValue("func", { ref: countCharacters });
  define("maxLength", "more", (context) => {
    const { data, schemaCode } = context;
    context.fail(_`${data}.length > ${schemaCode} && ${count(context)}(${data}) > ${schemaCode}`);
  });
  define("minLength", "fewer", (context) => {
    const { data, schemaCode } = context;
    const short = _`${data}.length < ${schemaCode}`;
    // With twice as many UTF-16 units there are always enough characters.
    context.fail(
      _`${short} || (${data}.length < 2 * ${schemaCode} && ${count(context)}(${data}) < ${schemaCode})`,
    );
  });
}
