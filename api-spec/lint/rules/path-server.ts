import type { Server } from "../../kit/document.ts";
import type { Rule } from "../redocly-types.ts";

const show = (server: Server) => `${server["x-host"] ?? "no x-host"} at ${server.url}`;

/**
 * A path names the host that serves it, as spelled in openapi.yaml, unless that is the first one, which serves all
 * others: generated Python and Go clients send a path with `servers` to the address there, whatever base address they
 * are given.
 */
export const pathServer: Rule = () => {
  let main = "";
  let known: string[] = [];
  return {
    Root: {
      enter({ servers = [] }) {
        [main = "", ...known] = servers.map(show);
      },
    },
    PathItem: {
      enter({ servers }, { report, location }) {
        if (!servers) return;
        const [server, ...more] = servers;
        if (server && more.length === 0 && known.includes(show(server))) return;
        const found = servers.map(show).join("; ") || "none";
        const message = found.includes(main)
          ? `${main} serves every path that names no server: remove servers.`
          : `A path on another host names one server of openapi.yaml (${known.join("; ")}) in servers; found: ${found}.`;
        report({ message, location: location.child(["servers"]) });
      },
    },
  };
};
