import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "wechat-login-code";

const isId = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * The login code of this tab. Once confirmed it can also be used to register, for half an hour: it is stored for the
 * registration page and survives a reload. It is as good as a login, so it is never part of an address.
 */
export const loginCodeDraft = {
  read: () => readDraft(KEY, isId),
  keep: (id: string) => writeDraft(KEY, id),
  forget: () => writeDraft(KEY, undefined),
};
