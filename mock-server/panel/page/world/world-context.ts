import { createContext, use } from "react";
import { type MockControl, createMockControl } from "#mock/client.ts";
import { language } from "../language.ts";

type Control = { readonly world: string; readonly control: MockControl };

export const toControl = (world: string): Control => ({
  world,
  control: createMockControl({ baseUrl: window.location.origin, world, language }),
});

export const WorldContext = createContext<Control>(toControl("default"));

/** The control API of the world that the page shows. */
export const useControl = (): Control => use(WorldContext);
