import type { Schema } from "#api-spec/kit/schema.ts";
import type { Operation } from "./contract/operation.ts";
import { type HttpResponse, isSuccess } from "./http/exchange.ts";
import type { Input } from "./request/input.ts";

export type OperationCoverage = {
  readonly operationId: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly provenance: string;
  readonly calls: number;
  /** Declared status to the number of responses. */
  readonly statuses: Readonly<Record<string, number>>;
  /** `query page`, `path id` to how often one was sent and accepted (2xx). */
  readonly parameters: Readonly<Record<string, number>>;
  /** `params[].number` to how often one was sent. */
  readonly bodyFields: Readonly<Record<string, number>>;
};

export type Coverage = {
  readonly operations: readonly OperationCoverage[];
  /** Texts such as `listGoods 200`, `listGoods query zone`, `addCartLines body params[].type`. */
  readonly unseen: readonly string[];
  /** The covered share, 0 to 1. */
  readonly share: number;
  /** The same for each kind; `sharedStatuses` are those that every operation declares. */
  readonly shares: Readonly<
    Record<"specificStatuses" | "sharedStatuses" | "parameters" | "bodyFields", number>
  >;
};

type Counts = Map<string, number>;
type Seen = { calls: number; statuses: Counts; parameters: Counts; fields: Counts };

/** Counts the called operations, their responses, and the parameters and fields sent. */
export class CoverageCounter {
  readonly #seen = new Map<string, Seen>();

  /** `input` is undefined if the call does not count as input coverage. */
  add(operation: Operation, response: HttpResponse, input: Input | undefined): void {
    const seen = this.of(operation);
    seen.calls += 1;
    increment(seen.statuses, String(response.status));
    if (!input || !isSuccess(response)) return;
    for (const { in: where, name } of operation.parameters)
      if (input[where][name] !== undefined) increment(seen.parameters, `${where} ${name}`);
    for (const field of new Set(fieldsOf(input.body))) increment(seen.fields, field);
  }

  of(operation: Operation): Seen {
    let seen = this.#seen.get(operation.id);
    if (!seen) {
      seen = { calls: 0, statuses: new Map(), parameters: new Map(), fields: new Map() };
      this.#seen.set(operation.id, seen);
    }
    return seen;
  }

  /** True if any call of the operation succeeded. */
  hasSucceeded(operation: Operation): boolean {
    return [...this.of(operation).statuses.keys()].some((status) => status.startsWith("2"));
  }

  /** Returns the coverage of these operations, and what is uncovered. A 5xx need not be covered. */
  report(operations: readonly Operation[]): Coverage {
    const unseen: string[] = [];
    const parts = {
      specificStatuses: new Share(),
      sharedStatuses: new Share(),
      parameters: new Share(),
      bodyFields: new Share(),
    };
    const rows = operations.map((operation): OperationCoverage => {
      const { calls, statuses, parameters, fields } = this.of(operation);
      const noteIn = (part: Share) => (name: string, times: number) => {
        part.note(times);
        if (times === 0) unseen.push(`${operation.id} ${name}`);
        return times;
      };
      const statusPart = ({ responses }: Operation, status: string) =>
        responses.get(Number(status))?.isSpecific === true ? parts.specificStatuses : parts.sharedStatuses;
      const declared = [...operation.responses.keys()].filter((status) => status < 500).map(String);
      const names = operation.parameters.map(({ in: where, name }) => `${where} ${name}`);
      const ofBody = operation.body ? schemaFields(operation.body.schema) : [];
      return {
        operationId: operation.id,
        tag: operation.tag,
        method: operation.method,
        path: operation.path,
        provenance: operation.provenance,
        calls,
        statuses: table([...declared, ...statuses.keys()], statuses, (name, times) =>
          declared.includes(name) ? noteIn(statusPart(operation, name))(name, times) : times,
        ),
        parameters: table(names, parameters, noteIn(parts.parameters)),
        bodyFields: table(ofBody, fields, (name, times) => noteIn(parts.bodyFields)(`body ${name}`, times)),
      };
    });
    const { specificStatuses, sharedStatuses, parameters, bodyFields } = parts;
    return {
      operations: rows,
      unseen,
      share: Share.of(specificStatuses, sharedStatuses, parameters, bodyFields),
      shares: {
        specificStatuses: Share.of(specificStatuses),
        sharedStatuses: Share.of(sharedStatuses),
        parameters: Share.of(parameters),
        bodyFields: Share.of(bodyFields),
      },
    };
  }
}

/** The covered share. */
class Share {
  #seen = 0;
  #possible = 0;

  note(times: number): void {
    this.#possible += 1;
    if (times > 0) this.#seen += 1;
  }

  /** The share across all of them, 0 to 1. */
  static of(...parts: readonly Share[]): number {
    const possible = parts.reduce((sum, part) => sum + part.#possible, 0);
    return possible === 0 ? 1 : parts.reduce((sum, part) => sum + part.#seen, 0) / possible;
  }
}

const table = (names: readonly string[], counts: Counts, note: (name: string, times: number) => number) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, note(name, counts.get(name) ?? 0)]));

/** Increments a counter, by 1 or by `by`. */
export const increment = (counts: Map<string, number>, name: string, by = 1): void =>
  void counts.set(name, (counts.get(name) ?? 0) + by);

function fieldsOf(value: unknown, prefix = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${prefix}[]`));
  if (typeof value !== "object" || value === null) return prefix === "" ? [] : [prefix];
  return Object.entries(value).flatMap(([name, item]) =>
    item === undefined ? [] : fieldsOf(item, prefix === "" ? name : `${prefix}.${name}`),
  );
}

function schemaFields(schema: Schema, prefix = ""): string[] {
  const { properties, items } = schema;
  if (items) return schemaFields(items, `${prefix}[]`);
  if (!properties) return prefix === "" ? [] : [prefix];
  return Object.entries(properties).flatMap(([name, field]) =>
    schemaFields(field, prefix === "" ? name : `${prefix}.${name}`),
  );
}
