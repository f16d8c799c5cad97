import { METHODS, type ParameterObject, type PathItem } from "../../kit/document.ts";
import { type Schema, typesOf } from "../../kit/schema.ts";
import type { Location, Rule } from "../redocly-types.ts";
import { follow } from "../resolve.ts";

const PARAMETER = /^\{(.*)\}$/;

type Path = {
  readonly path: string;
  readonly segments: readonly string[];
  readonly methods: readonly string[];
  /** Integer path parameters, in braces. */
  readonly numbers: ReadonlySet<string>;
  readonly location: Location;
};

/** A number cannot be mistaken for a word. */
const differ = (one: string, other: string, numbers: ReadonlySet<string>) =>
  !PARAMETER.test(other) && (PARAMETER.test(one) ? numbers.has(one) && !/^\d+$/.test(other) : one !== other);

/** Servers prefer literal segments over parameters, which resolves a conflict only if one path has all the literals. */
function isAmbiguous(a: Path, b: Path): boolean {
  if (a.segments.length !== b.segments.length) return false;
  if (!a.methods.some((method) => b.methods.includes(method))) return false;
  const pairs = a.segments.map((segment, index) => [segment, b.segments[index] ?? ""] as const);
  if (pairs.some(([one, other]) => differ(one, other, a.numbers) || differ(other, one, b.numbers)))
    return false;
  const aIsWord = pairs.some(([one, other]) => !PARAMETER.test(one) && PARAMETER.test(other));
  const bIsWord = pairs.some(([one, other]) => PARAMETER.test(one) && !PARAMETER.test(other));
  return aIsWord === bIsWord;
}

/**
 * Replaces Redocly's no-ambiguous-paths, which considers the documented `/api/cart/{id}/edit` and
 * `/api/cart/quick_add/{id}` ambiguous although ids are numbers.
 */
export const ambiguousPaths: Rule = () => {
  const paths: Path[] = [];
  return {
    PathItem: {
      enter(item: PathItem, context) {
        const path = String(context.key);
        const methods = METHODS.filter((method) => method in item);
        const declared = methods.flatMap((method) => item[method]?.parameters ?? []);
        const numbers = [...(item.parameters ?? []), ...declared].flatMap((value) => {
          const parameter = follow<ParameterObject>(context, value, context.location);
          const schema = parameter && follow<Schema>(context, parameter.node.schema, parameter.at)?.node;
          return schema && typesOf(schema).includes("integer") ? [`{${parameter.node.name}}`] : [];
        });
        const found: Path = {
          path,
          segments: path.split("/"),
          methods,
          numbers: new Set(numbers),
          location: context.location,
        };
        for (const other of paths)
          if (isAmbiguous(found, other))
            context.report({ message: `${path} is ambiguous with ${other.path}.` });
        paths.push(found);
      },
    },
  };
};
