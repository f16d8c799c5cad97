import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";
import { createStore } from "#src/shared/lib/store.ts";

/** The lists that can be compact. */
type CompactList = "cart" | "plan";

const KEY = "compact-lists";
/** The choice of each list, by `username list`. A changed object is a changed choice. */
const choices = createStore(localStore.read(KEY, (value) => (isChoices(value) ? value : undefined)) ?? {});

/**
 * Returns whether a list has low rows without pictures, as this user chose on this computer (`byDefault` until then),
 * and a function to change it.
 */
export function useCompact(list: CompactList, byDefault: boolean): [boolean, (isCompact: boolean) => void] {
  const { data } = useGetCurrentUser({ query: { select: (response) => response.data?.username } });
  const key = `${data ?? ""} ${list}`;
  const chosen = choices.useValue((all) => all[key]);
  const choose = (isCompact: boolean) => {
    choices.set({ ...choices.get(), [key]: isCompact });
    localStore.write(KEY, choices.get());
  };
  return [chosen ?? byDefault, choose];
}

function isChoices(value: unknown): value is Record<string, boolean> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((each) => typeof each === "boolean")
  );
}
