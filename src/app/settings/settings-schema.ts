import * as z from "zod/mini";
import { isAddress } from "./is-address.ts";

const ADDRESS =
  'must be an address without a slash at its end, such as "https://api.example", or "" for the shop\'s own origin';
const ANALYTICS = 'must be an address such as "https://stats.example/page-views", or "" for none';

const address = z.string(ADDRESS).check(z.refine(isAddress, ADDRESS));
const analytics = z.string(ANALYTICS).check(z.refine((value) => isAddress(value, true), ANALYTICS));

/** The schema of `/config.json` (docs/backend.md). */
const settingsSchema = z.strictObject(
  {
    main: address,
    activity: z.optional(address),
    chat: z.optional(address),
    analytics: z.optional(analytics),
    checkResponses: z.optional(z.boolean("must be true or false")),
  },
  'must be an object such as {"main": "https://api.example"}',
);

/** Says in one line what is wrong with settings; undefined if they are right. */
export function explainSettings(given: unknown): string | undefined {
  const { error } = settingsSchema.safeParse(given);
  return error?.issues
    .map((issue) => {
      if (issue.code === "unrecognized_keys") return `${issue.keys.join(", ")}: no such setting`;
      const name = issue.path.join(".");
      const value = name ? (given as Record<string, unknown>)[name] : given;
      const shown = value === undefined ? "not missing" : `not ${JSON.stringify(value).slice(0, 60)}`;
      return `${name && `${name} `}${issue.message}, ${shown}`;
    })
    .join("; ");
}
