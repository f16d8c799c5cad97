import { useSyncExternalStore } from "react";

/** A value outside of the components. Those that read it by `useValue` are rendered again when it changes. */
export type Store<T> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** `select` must return the same value (`Object.is`) as long as nothing has changed. */
  readonly useValue: <Selected = T>(select?: (value: T) => Selected) => Selected;
};

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe,
    useValue: (select = (value) => value as never) => {
      const read = () => select(current);
      return useSyncExternalStore(subscribe, read, read);
    },
  };
}
