import { Agent, get } from "node:http";
import { pinyin } from "pinyin-pro";
import { createRandom } from "#mock/world/random.ts";
import { startMockProcess } from "../../support/mock-process.ts";
import type { Figure } from "../print-table.ts";
import { effort } from "./effort.ts";

type Goods = { readonly name: string; readonly sccj: string };
type Kind = { readonly name: string; readonly type: number; readonly wordOf: (goods: Goods) => string };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const PAGES = 40;
const WARM_UP = 50;

/**
 * What users type into the search box: the start of a product name, of a manufacturer, or the pinyin initials of a
 * name.
 */
const KINDS: readonly Kind[] = [
  { name: "name", type: 1, wordOf: ({ name }) => name },
  { name: "maker", type: 2, wordOf: ({ sccj }) => sccj },
  {
    name: "initials",
    type: 1,
    wordOf: ({ name }) => pinyin(name, { pattern: "first", toneType: "none", type: "array" }).join(""),
  },
];

function ask(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${text}`)),
      );
    }).on("error", reject);
  });
}

/** Products from the whole list; their names provide the search terms. */
async function someGoods(main: string): Promise<{ goods: Goods[]; total: number }> {
  const page = async (number: number) => {
    const { data } = JSON.parse(await ask(`${main}/api/goods/list?page_size=20&page=${number}`)) as {
      data: { list: Goods[]; total: number };
    };
    return data;
  };
  const { total, list } = await page(1);
  const step = Math.max(1, Math.floor(total / 20 / PAGES));
  const goods = [...list];
  for (let number = 2; number < PAGES * step; number += step) goods.push(...(await page(number)).list);
  return { goods, total };
}

/** Latency in ms of suggestions and lists for terms of 1 to 4 characters, sequentially over HTTP. */
export async function measureSearch(): Promise<Figure[]> {
  const mock = await startMockProcess();
  try {
    const { main } = mock.urls;
    const { goods, total } = await someGoods(main);
    const random = createRandom(1);
    const figures: Figure[] = [];
    for (const { name, type, wordOf } of KINDS)
      for (const call of ["search", "list"]) {
        const times: number[] = [];
        // The search index is built on first use and the code compiled in the first few calls: not counted.
        for (let count = -WARM_UP; count < effort.searches; count += 1) {
          const word = wordOf(goods[Math.floor(random() * goods.length)] ?? { name: "", sccj: "" });
          const typed = word.slice(0, 1 + Math.floor(random() * 4));
          const start = performance.now();
          await ask(`${main}/api/goods/${call}?type=${type}&keywords=${encodeURIComponent(typed)}`);
          if (count >= 0) times.push(performance.now() - start);
        }
        figures.push(figureOf(`${call} by ${name}, ${total} goods, p99`, times));
      }
    return figures;
  } finally {
    agent.destroy();
    await mock.stop();
  }
}

function figureOf(name: string, times: number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    name,
    value: at(0.99),
    unit: "ms",
    target: 10,
    note: `median ${at(0.5).toFixed(2)}, longest ${at(1).toFixed(1)}`,
  };
}
