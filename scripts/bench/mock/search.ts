import { Agent, get } from "node:http";
import { pinyin } from "pinyin-pro";
import { createRandom } from "#mock/world/random.ts";
import { median } from "../../support/median.ts";
import { startMockProcess } from "../../support/mock-process.ts";
import { compareWithPeer } from "../compare-with-peer.ts";
import type { Figure } from "../print-table.ts";
import { CONTRACT, prism } from "./contenders.ts";
import { effort } from "./effort.ts";
import { startServer } from "./processes.ts";

type Goods = { readonly name: string; readonly sccj: string };
type Kind = { readonly name: string; readonly type: number; readonly wordOf: (goods: Goods) => string };

/** One connection to each server. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const LIST = "/api/goods/list";
const PAGES = 40;
const WARM_UP = 50;
/** 10 ms over the 4 ms that Prism takes on an idle machine of ours. */
const MOST_OF_PRISM = 2.5;

/**
 * The kinds of text that users type into the search box: the start of a product name or of a manufacturer, or the
 * pinyin initials of a name.
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

/**
 * Latency of suggestions and lists for terms of 1 to 4 characters, sequentially over HTTP, in turns with stock Prism,
 * which searches nothing and responds with the contract's example. Another program that has the processor spoils what
 * takes about as long about as often: of a bare server, many times quicker, the slowest calls are not comparable.
 */
export async function measureSearch(): Promise<Figure[]> {
  const mock = await startMockProcess();
  const peer = await startServer(prism(CONTRACT), LIST);
  try {
    const { main } = mock.urls;
    const { goods, total } = await someGoods(main);
    const random = createRandom(1);
    const figures: Figure[] = [];
    for (const { name, type, wordOf } of KINDS)
      for (const call of ["search", "list"]) {
        const times: number[] = [];
        const ofPrism: number[] = [];
        // The search index is built on first use and the code compiled in the first few calls: not counted.
        for (let count = -WARM_UP; count < effort.searches; count += 1) {
          const word = wordOf(goods[Math.floor(random() * goods.length)] ?? { name: "", sccj: "" });
          const typed = word.slice(0, 1 + Math.floor(random() * 4));
          const url = `${main}/api/goods/${call}?type=${type}&keywords=${encodeURIComponent(typed)}`;
          const [ours, other] = [await timeOf(url), await timeOf(peer.url + LIST)];
          if (count < 0) continue;
          times.push(ours);
          ofPrism.push(other);
        }
        figures.push(...figuresOf(`${call} by ${name}, ${total} goods, p99`, times, ofPrism));
      }
    return figures;
  } finally {
    agent.destroy();
    await peer.stop();
    await mock.stop();
  }
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  await ask(url);
  return performance.now() - start;
}

function figuresOf(name: string, times: number[], ofPrism: number[]): Figure[] {
  const note = `median ${median(times).toFixed(2)}, longest ${Math.max(...times).toFixed(1)}`;
  return compareWithPeer(name, times, ["stock prism", ofPrism], MOST_OF_PRISM, { note, take: p99 });
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
