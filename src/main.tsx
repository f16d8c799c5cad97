import { start } from "#src/app/start.tsx";
import { setResponseCheck } from "#src/shared/api/response-check.ts";

if (import.meta.env.DEV || import.meta.env.VITE_CHECK_RESPONSES === "1") {
  const { checkAgainstContract } = await import("#src/app/contract-check/check-against-contract.ts");
  setResponseCheck(checkAgainstContract);
}

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
void start(root);
