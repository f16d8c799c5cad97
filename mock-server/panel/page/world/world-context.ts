import { createContext, use } from "react";
import { type MockControl, createMockControl } from "#mock/client.ts";

type Control = { readonly world: string; readonly control: MockControl };

export const toControl = (world: string): Control => ({
  world,
  control: createMockControl({ baseUrl: window.location.origin, world }),
});

export const WorldContext = createContext<Control>(toControl("default"));

/** The world that the page shows, and its control API. */
export const useControl = (): Control => use(WorldContext);
