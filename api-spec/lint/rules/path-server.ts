import type { Server } from "../../kit/document.ts";
import type { Rule } from "../redocly-types.ts";

const show = (server: Server) => `${server["x-host"] ?? "no x-host"} at ${server.url}`;

/** Each path names the host that serves it, as spelled in openapi.yaml. */
export const pathServer: Rule = () => {
  let known: string[] = [];
  return {
    Root: {
      enter({ servers = [] }) {
        known = servers.map(show);
      },
    },
    PathItem: {
      enter({ servers = [] }, { report, location }) {
        const [server, ...more] = servers;
        if (server && more.length === 0 && known.includes(show(server))) return;
        const found = servers.map(show).join("; ") || "none";
        const message = `A path names one server of openapi.yaml (${known.join("; ")}) in servers; found: ${found}.`;
        report({ message, location: location.child(["servers"]) });
      },
    },
  };
};
