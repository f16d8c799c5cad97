import fc from "fast-check";
import { expect, test } from "vitest";
import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { formLimits } from "#api-spec/kit/codec/form-limits.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { decodeBody } from "./decode-body.ts";

type Legal = readonly [schema: Schema, value: FormValue];

/** One character again and again: each takes the most bytes in some encoding. */
const text: fc.Arbitrary<Legal> = fc
  .tuple(fc.constantFrom("a", "文", "😀", '"', "\\", "&", "%", "\u0001"), fc.constantFrom(1, 100))
  .map(([character, maxLength]) => [{ type: "string", maxLength }, character.repeat(maxLength)]);

const integer: fc.Arbitrary<Legal> = fc
  .constantFrom(0, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER)
  .map((value) => [{ type: "integer" }, value]);

const name = fc.stringMatching(/^[a-z_]{1,20}$/).filter((one) => !(one in Object.prototype));

const objectOf = (value: fc.Arbitrary<Legal>): fc.Arbitrary<Legal> =>
  fc.dictionary(name, value, { minKeys: 1, maxKeys: 4, noNullPrototype: true }).map((fields): Legal => {
    const part = (index: 0 | 1) =>
      Object.fromEntries(Object.entries(fields).map(([field, legal]) => [field, legal[index]]));
    return [{ type: "object", properties: part(0) as Record<string, Schema> }, part(1) as FormValue];
  });

const listOf = (value: fc.Arbitrary<Legal>, longest = 200): fc.Arbitrary<Legal> =>
  fc
    .tuple(value, fc.constantFrom(1, 20, longest))
    .map(([[items, one], length]) => [
      { type: "array", items, maxItems: length },
      Array.from({ length }, () => one),
    ]);

/** Values that are as large as their schemas allow. */
const value = fc.oneof(text, integer);
const body = objectOf(fc.oneof(value, listOf(value), listOf(objectOf(value)), listOf(listOf(value, 5))));

/** With every character of a text escaped that may be, as some clients write JSON. */
const escapedJson = (value: FormValue): string =>
  JSON.stringify(value, null, 4).replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
    const units = (JSON.parse(quoted) as string).split("");
    return `"${units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")}"`;
  });

async function asMultipart(value: FormValue): Promise<[type: string, body: Buffer]> {
  const form = new FormData();
  for (const [field, one] of new URLSearchParams(encodeForm(value as Record<string, FormValue>)))
    form.append(field, one);
  const request = new Response(form);
  return [request.headers.get("content-type") ?? "", Buffer.from(await request.arrayBuffer())];
}

test("no body that its schema allows is refused, however it is encoded", async () => {
  await fc.assert(
    fc.asyncProperty(body, async ([schema, legal]) => {
      const limits = formLimits(schema, (one) => one);
      const decode = async (type: string, body: Buffer) => {
        const checkedBodies = [{ mediaType: type.split(";")[0], schema, limits }];
        const { body: decoded } = await decodeBody(
          { checkedBodies } as unknown as CompiledOperation,
          type,
          body,
          (one) => one,
        );
        return decoded;
      };
      const form = Buffer.from(encodeForm(legal as Record<string, FormValue>));
      expect(await decode("application/x-www-form-urlencoded", form)).toEqual(legal);
      for (const json of [JSON.stringify(legal), escapedJson(legal)])
        expect(await decode("application/json", Buffer.from(json))).toEqual(legal);
      expect(Object.keys((await decode(...(await asMultipart(legal)))) as object)).toEqual(
        Object.keys(legal as object),
      );
    }),
    { seed: 1, numRuns: 120, endOnFailure: true },
  );
});
