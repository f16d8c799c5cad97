import "#generated/theme/theme.css";
import { start } from "#src/app/start.tsx";
import { setResponseCheck } from "#src/shared/api/response-check.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

void prepare().then(() => start(root));

/** A function rather than a top-level await: the module it would wait for imports this one in turn. */
async function prepare(): Promise<void> {
  if (!import.meta.env.DEV && import.meta.env.VITE_CHECK_RESPONSES !== "1") return;
  const { checkAgainstContract } = await import("#src/app/contract-check/check-against-contract.ts");
  setResponseCheck(checkAgainstContract);
}
