import type { Rule } from "./redocly-types.ts";
import { ambiguousPaths } from "./rules/ambiguous-paths.ts";
import { arrayParameter } from "./rules/array-parameter.ts";
import { bounds } from "./rules/bounds.ts";
import { chineseTitles } from "./rules/chinese-titles.ts";
import { citations } from "./rules/citations.ts";
import { componentFileIsUsed, componentFileName } from "./rules/component-files.ts";
import { componentTitles } from "./rules/component-titles.ts";
import { declaredResponses } from "./rules/declared-responses.ts";
import { enumLabels } from "./rules/enum-labels.ts";
import { enumNames } from "./rules/enum-names.ts";
import { envelope } from "./rules/envelope.ts";
import { errorExamples } from "./rules/error-examples.ts";
import { componentIsNoBuiltIn, pathParameterName } from "./rules/generated-names.ts";
import { neededKeywords, plainPatterns } from "./rules/generator-limits.ts";
import { invalidates } from "./rules/invalidates.ts";
import { listParameters } from "./rules/list-parameters.ts";
import { money } from "./rules/money.ts";
import { numberFormats } from "./rules/number-formats.ts";
import { operationTexts } from "./rules/operation-texts.ts";
import { pathServer } from "./rules/path-server.ts";
import { references } from "./rules/references.ts";
import { repeatable } from "./rules/repeatable.ts";
import {
  bodyIsClosed,
  bodyIsForm,
  bodyIsRequired,
  bodyNotation,
  nestedBodyIsAlsoJson,
} from "./rules/request-body.ts";
import { requestValues } from "./rules/request-values.ts";
import { requestedWith } from "./rules/requested-with.ts";
import { rights } from "./rules/rights.ts";
import { transitions } from "./rules/transitions.ts";

/** The contract's own rules, by the name used in redocly.yaml and in problems. */
export const rules = {
  "operation-in-two-languages": operationTexts,
  "operation-declares-responses": declaredResponses,
  "path-names-a-known-host": pathServer,
  "paths-are-unambiguous": ambiguousPaths,
  "repeatable-as-documented": repeatable,
  "changes-only-from-own-pages": requestedWith,
  "invalidates-queries": invalidates,
  "right-is-refused": rights,
  "body-is-a-form": bodyIsForm,
  "nested-body-is-also-json": nestedBodyIsAlsoJson,
  "body-is-closed": bodyIsClosed,
  "body-says-its-notation": bodyNotation,
  "request-values-are-exact": requestValues,
  "list-parameters-have-laws": listParameters,
  "body-is-required-by-its-fields": bodyIsRequired,
  "reference-says-what-unknown-means": references,
  "array-parameter-says-explode": arrayParameter,
  "success-is-an-envelope": envelope,
  "error-has-example-and-headers": errorExamples,
  "values-are-bounded": bounds,
  "enum-has-chinese-labels": enumLabels,
  "field-has-a-chinese-title": chineseTitles,
  "money-is-a-number": money,
  "transitions-cover-the-enum": transitions,
  "citations-resolve": citations,
  "component-file-is-used": componentFileIsUsed,
  "component-file-is-a-type-name": componentFileName,
  "component-title-is-unique": componentTitles,
  "component-is-no-built-in-type": componentIsNoBuiltIn,
  "path-parameter-is-no-variable": pathParameterName,
  "number-says-its-format": numberFormats,
  "pattern-is-plain": plainPatterns,
  "keyword-is-needed": neededKeywords,
  "enum-has-names-for-code": enumNames,
} satisfies Record<string, Rule>;

// oxlint-disable-next-line import/no-default-export -- this is what Redocly loads of a plugin
export default function contractRules() {
  return { id: "contract", rules: { oas3: rules } };
}
