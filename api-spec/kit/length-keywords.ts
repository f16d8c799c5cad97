import { type Ajv2020, type KeywordCxt, type KeywordErrorDefinition, _, str } from "ajv/dist/2020.js";

const SURROGATE_PAIRS = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Characters as JSON Schema counts them: a pair of surrogates is one. */
function countCharacters(text: string): number {
  return text.length - (text.match(SURROGATE_PAIRS)?.length ?? 0);
}

const error = (comparison: string): KeywordErrorDefinition => ({
  message: ({ schemaCode }) => str`must NOT have ${comparison} than ${schemaCode} characters`,
  params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
});

/**
 * Replaces Ajv's `maxLength` and `minLength` with the same rules, counted only where the number of UTF-16 units does
 * not settle it. Ajv walks every character of every string, which is a third of the time it takes for a list of goods.
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
    // Twice as many units hold enough characters, whatever they are.
    context.fail(
      _`${short} || (${data}.length < 2 * ${schemaCode} && ${count(context)}(${data}) < ${schemaCode})`,
    );
  });
}
