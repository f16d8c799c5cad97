import type { MockResponse } from "#mock/contract/validate-output.ts";
import type { App } from "../app.ts";
import type { ReceivedCall } from "../call.ts";
import type { World } from "../world.ts";

export type ControlRequest<Body = unknown> = {
  readonly app: App;
  readonly call: ReceivedCall;
  /** The requested world; created when it is first read. */
  readonly world: World;
  /** Values of the `{…}` in the address. */
  readonly params: readonly string[];
  readonly search: URLSearchParams;
  /** The JSON that was sent, which the control API's contract allows; an empty object if nothing was. */
  readonly body: Body;
};

/**
 * Handles one method of a control API address; undefined when it has written the response itself. Throws InputError
 * for impossible requests.
 */
export type ControlHandler = (
  request: ControlRequest<never>,
) => MockResponse | undefined | Promise<MockResponse>;
type ControlMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type ControlRoute = Readonly<Partial<Record<ControlMethod, ControlHandler>>> & {
  /** For a browser, which brings the token in a link. */
  readonly isPage?: true;
  /** The method that takes no token from another machine. */
  readonly open?: ControlMethod;
};
