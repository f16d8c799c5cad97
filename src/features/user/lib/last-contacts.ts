import type { User } from "#generated/model/index.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";

const KEY = "account-manager";

/** The phone contacts: a buyer's account manager and the hotline. */
export type Contacts = Pick<User, "admin"> & { common_config: Pick<User["common_config"], "hot_line"> };

/**
 * The contacts of the last buyer on this computer. The login page does not load a user (specification section 4), yet
 * its header shows the account manager (section 2). Logging out removes them.
 */
export const lastContacts = {
  read: (): Contacts | undefined => localStore.read(KEY, (value) => (isContacts(value) ? value : undefined)),
  keep: ({ admin, common_config: { hot_line } }: Contacts): void =>
    localStore.write(KEY, { admin, common_config: { hot_line } }),
  forget: (): void => localStore.remove(KEY),
};

function isContacts(value: unknown): value is Contacts {
  const { admin, common_config: config } = (value ?? {}) as Partial<Contacts>;
  const texts = [admin?.name, admin?.phone, config?.hot_line];
  return texts.every((text) => typeof text === "string") && typeof admin?.is_default === "number";
}
