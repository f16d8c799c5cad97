/**
 * `npm start`: the mock on 4010 to 4012 and the built shop on 5173. `npm run dev` (--dev): the same with hot
 * reload of the shop and of the mock, whose worlds outlive it.
 */
import { announce } from "./start/announce.ts";
import { startBuilt } from "./start/built.ts";
import { startDev } from "./start/dev.ts";
import { reportTakenPorts } from "./start/taken-ports.ts";
import { onInterrupt } from "./support/on-interrupt.ts";

const dev = process.argv.includes("--dev");
const closers: (() => Promise<void>)[] = [];
onInterrupt(async () => {
  console.log("\n正在停止 …");
  await Promise.allSettled(closers.map((close) => close()));
}, 0);

try {
  if (await reportTakenPorts()) process.exit(1);
  await (dev ? startDev(closers) : startBuilt(closers));
  announce(dev);
} catch (error) {
  await Promise.allSettled(closers.map((close) => close()));
  console.error(`✗ 启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exit(1);
}
