import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";
import { type Finding, same, show } from "../../api-client/checks/finding.ts";
import type { Call, Exchange } from "../../api-client/http/exchange.ts";
import { ACCOUNT } from "./account.ts";
import { ACTIVITIES } from "./activities.ts";
import { CART } from "./cart.ts";
import { DISTRIBUTION } from "./distribution.ts";
import { GOODS } from "./goods.ts";
import type { Asked, Law } from "./law.ts";
import { MONEY } from "./money.ts";
import { ORDERS } from "./orders.ts";
import { PAPERS } from "./papers.ts";
import { recordsIn } from "./records.ts";

/** All laws that a response shows by itself. */
export const LAWS: readonly Law[] = [
  ...ACCOUNT,
  ...GOODS,
  ...ACTIVITIES,
  ...CART,
  ...DISTRIBUTION,
  ...ORDERS,
  ...PAPERS,
  ...MONEY,
];

const lawsAbout = Map.groupBy(LAWS, (law) => law.about);

/** A success that fits its schema, held against every sentence about its operation and its records. */
export function checkSentences(exchange: Exchange): Finding<"sentence">[] {
  const { call } = exchange;
  const asked: Asked = {
    query: Object.fromEntries(new URL(call.url).searchParams),
    form: formOf(call),
    isVisitor: call.actor === "visitor",
  };
  const found = recordsIn(exchange).flatMap(({ about, record, place }) =>
    (lawsAbout.get(about) ?? []).flatMap((law) => check(law, record, place, asked)),
  );
  return [...Map.groupBy(found, ({ place }) => place).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, sentences: [...new Set(group.map(({ law }) => law.sentence))] }] : [];
  });
}

/** The form that a call sent; undefined without a readable one. */
function formOf({ headers, body = "" }: Call): unknown {
  if (headers["content-type"]?.startsWith("application/x-www-form-urlencoded") !== true) return undefined;
  try {
    return decodeForm(body);
  } catch (error) {
    if (error instanceof FormError) return undefined;
    throw error;
  }
}

type Contradiction = Finding<"sentence"> & { readonly law: Law };

function check(law: Law, record: unknown, place: string, asked: Asked): Contradiction[] {
  const read = new Map<string, unknown>();
  if (holds(law, readingOf(record, read), asked)) return [];
  return [
    {
      rule: "sentence",
      law,
      place: law.field === "" ? place : `${place}.${law.field}`,
      expected: { zh: `契约：${law.sentence}`, en: law.sentence },
      seen: same(show(Object.fromEntries(read))),
    },
  ];
}

/** A law reads a field that this record lacks: it says nothing about it. */
class Lacking extends Error {}

function holds(law: Law, record: unknown, asked: Asked): boolean {
  try {
    return law.holds(record as never, asked);
  } catch (error) {
    if (error instanceof Lacking) return true;
    throw error;
  }
}

/** The value as laws read it: a field that is not there ends the law, and those that are read are noted. */
function readingOf(value: unknown, read?: Map<string, unknown>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      const field: unknown = Reflect.get(target, name, receiver);
      if (typeof name === "symbol" || typeof field === "function") return field;
      if (field === undefined) throw new Lacking();
      if (!Array.isArray(target)) read?.set(name, field);
      return readingOf(field);
    },
  });
}
