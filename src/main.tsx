import "#generated/theme/theme.css";
import { isMissingCode } from "#src/app/release/missing-code.ts";
import { start } from "#src/app/start.tsx";
import { setResponseCheck } from "#src/shared/api/response-check.ts";
import { settings } from "#src/shared/api/settings.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
const loadLate = () => import("#src/app/settings/late.ts");

void globalThis.shopSettings
  .then(
    async (loaded) => {
      Object.assign(settings, loaded);
      if (import.meta.env.DEV || loaded.checkResponses)
        setResponseCheck((await loadLate()).checkAgainstContract);
      return start(root);
    },
    async (fault) => (await loadLate()).showFault(root, fault),
  )
  // The page says what failed (src/app/early/watch-start.ts). Missing code is no error of a script: a page that is
  // being left misses its files without any fault.
  .catch((fault: unknown) => {
    if (!isMissingCode(fault)) throw fault;
  });
