import { rolldown } from "rolldown";
import { browserInput } from "../support/browser-backend.ts";

/** The backend as the beginning of a service worker: one script. `filesAt` is the address of writeFiles' folder. */
export async function bundleWorker(filesAt: string): Promise<string> {
  const addressOf = (file: string) => JSON.stringify(filesAt + file);
  const bundle = await rolldown(await browserInput("mock-server/browser/worker.ts", addressOf));
  const { output } = await bundle.generate({ format: "iife", codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].code;
}
