import packageFile from "@stoplight/prism-cli/package.json" with { type: "json" };
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createClientFromOperations } from "@stoplight/prism-http/dist/client.js";
import { CONTRACT, PRISM } from "../../bench/mock/contenders.ts";
import { curlStatus } from "../curl.ts";
import { LIST, type Peer, serve } from "../peer.ts";

export const prism: Peer = {
  name: "Prism",
  install: () => Promise.resolve(packageFile.version),
  start({ contract = CONTRACT, overlay, har, upstream, seed }) {
    if (overlay !== undefined || har !== undefined) return undefined;
    const mode = upstream === undefined ? ["mock", contract] : ["proxy", contract, upstream];
    const dynamic = seed === undefined ? [] : ["--dynamic", "--seed", String(seed)];
    return serve(
      (port) => [PRISM, ...mode, ...dynamic, "-p", String(port)],
      contract === CONTRACT ? LIST : "/pets",
    );
  },
  ways: {
    status: () => ({ headers: { prefer: "code=500" } }),
    curl: ({ urls }) => ({ ask: () => curlStatus("-H", "Prefer: code=500", urls.main + LIST) }),
    "in-process": async () => {
      const options = {
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        isProxy: false as const,
      };
      const client = createClientFromOperations(await getHttpOperationsFromSpec(CONTRACT), {
        ...options,
        errors: false,
        upstreamProxy: undefined,
        mock: { dynamic: false },
      });
      return {
        clients: [
          async (path) => {
            const { status, data } = await client.request(path, { method: "get" });
            return Response.json(data, { status });
          },
        ],
      };
    },
  },
  byHand: {},
};
