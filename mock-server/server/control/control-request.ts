import type { Answer } from "#mock/contract/validate-output.ts";
import type { App } from "../app.ts";

export type ControlRequest = {
  readonly app: App;
  /** Name of the world that is meant. */
  readonly world: string;
  readonly search: URLSearchParams;
  /** The JSON that was sent; an empty object if nothing was. */
  readonly body: unknown;
};

/** Answers one method of one address of the control API. Throws InputError for what cannot be done. */
export type ControlHandler = (request: ControlRequest) => Answer | Promise<Answer>;
export type ControlRoute = Readonly<Partial<Record<"GET" | "POST" | "PUT" | "DELETE", ControlHandler>>>;
