import { same } from "../../api-client/checks/finding.ts";
import { isSuccess } from "../../api-client/http/exchange.ts";
import { NOTATIONS, hasList } from "../generate/notations.ts";
import { listSizes } from "./list-sizes.ts";
import type { Probe } from "./probe.ts";

/**
 * Every list notation must be equivalent to the contract's own: accepted if that is, with as many records in the
 * response.
 */
export const probeNotation: Probe = async (run, operation, base) => {
  if (!operation.body || !base?.input.body || !hasList(base.input.body)) return;
  const plain = await run.tester.call(operation, base.input, {
    zh: "契约的写法",
    en: "the contract's notation",
  });
  if (!isSuccess(plain.response)) return;
  for (const { name, words, encode } of NOTATIONS) {
    // A list of objects has no short notation.
    if (
      name !== "gaps" &&
      Object.values(base.input.body)
        .flat()
        .some((item) => typeof item === "object")
    )
      continue;
    const exchange = await run.tester.call(operation, base.input, words, { encode });
    const { response } = exchange;
    if ([400, 415, 422].includes(response.status)) {
      const expected = { zh: "与 ids[0]=1 同样成功", en: "success, as with ids[0]=1" };
      run.recorder.unexpected(exchange, "notation-ignored", name, expected, words);
    } else if (isSuccess(response) && !operation.writes && listSizes(response) !== listSizes(plain.response))
      run.recorder.add(
        exchange,
        {
          rule: "notation-ignored",
          place: name,
          expected: same(listSizes(plain.response)),
          seen: same(listSizes(response)),
        },
        words,
      );
  }
};
