import { corsHeaders } from "#mock/http/cors.ts";
import type { ControlRoute } from "./control-request.ts";

/** Streams the events of this world from now on, as server-sent events. */
export const eventsRoute: ControlRoute = {
  GET: ({ app, call, world }) => {
    app.events.watch(world.name, call.exchange, {
      "cache-control": "no-store",
      ...corsHeaders(call.request.headers, app.origins),
    });
    return undefined;
  },
};
