import "#generated/theme/theme.css";
import { start } from "#src/app/start.tsx";
import { setResponseCheck } from "#src/shared/api/response-check.ts";
import { settings } from "#src/shared/api/settings.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
const loadLate = () => import("#src/app/settings/late.ts");

void globalThis.shopSettings.then(
  async (loaded) => {
    Object.assign(settings, loaded);
    if (import.meta.env.DEV || loaded.checkResponses)
      setResponseCheck((await loadLate()).checkAgainstContract);
    return start(root);
  },
  // A fault that is none of the settings is said by src/app/early/watch-start.ts.
  async (fault) => (await loadLate()).showFault(root, fault),
);
