import { same, show } from "../../api-client/checks/finding.ts";
import { recordsOf } from "../../api-client/generate/known-ids.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import { envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import type { Fields } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import { expectBodyAccepted } from "../probes/accepted.ts";
import type { Resource } from "./resources.ts";
import { FlowEnds, type SendUnjudged, type Steps } from "./steps.ts";

/** A record as listed. */
export type Entry = Readonly<Record<string, unknown>> & { readonly id: number };

/** One body of a record: which field is special, and how. */
export type Sent = { readonly body: Fields; readonly place?: string; readonly probe?: Words };

/** True if the server has to keep this value of a field. */
type MustPersist = (name: string, value: unknown) => boolean;

const DEFAULT = "is_default";
const FULL = 409;
const TRANSIENT = { isTransient: true } as const;

/** Creates, changes and deletes one record, and checks the list after each step. */
export class RecordTrip {
  readonly #steps: Steps;
  readonly #resource: Resource;
  /** Created and not yet deleted. */
  readonly #made = new Set<number>();
  constructor(steps: Steps, resource: Resource) {
    this.#steps = steps;
    this.#resource = resource;
  }

  /** The list, whatever the response is. */
  async ask(): Promise<{ exchange: Exchange; entries: readonly Entry[] }> {
    const exchange = await this.#steps.call(this.#resource.list.id, TRANSIENT);
    return { exchange, entries: recordsOf(envelopeOf(exchange.response).data) as readonly Entry[] };
  }

  async list(): Promise<readonly Entry[]> {
    const { data } = await this.#steps.succeed(this.#resource.list.id, TRANSIENT);
    return recordsOf(data) as readonly Entry[];
  }

  /** Throws FlowEnds if the server accepts no more records. */
  async walk(before: readonly Entry[], made: Sent, changed: Sent): Promise<void> {
    const id = await this.#make(before, made);
    if (id === undefined) return;
    await this.#change(id, changed);
    await this.#remove(id, before);
  }

  async #make(before: readonly Entry[], sent: Sent): Promise<number | undefined> {
    const { make } = this.#resource;
    const { body, probe } = sent;
    const exchange = await this.#steps.call(make.id, { body, probe, ...TRANSIENT });
    const { response } = exchange;
    if (response.status === FULL)
      throw new FlowEnds({ zh: `${make.id} 答 409`, en: `${make.id} responded with 409` });
    if (!isSuccess(response)) {
      this.#judgeRefusal(exchange, sent);
      return undefined;
    }
    const data = envelopeOf(response).data as Entry;
    if (typeof data.id !== "number") return undefined;
    this.#made.add(data.id);
    // The first record is always the default.
    const mustPersist: MustPersist = (name, value) =>
      name !== DEFAULT || value === 1 || before.some((entry) => entry[DEFAULT] === 1);
    this.#expectPersisted(exchange, sent, data, "data", mustPersist);
    await this.#expectListed(exchange, sent, data.id, "created", mustPersist);
    return data.id;
  }

  async #change(id: number, sent: Sent): Promise<void> {
    const { change, key } = this.#resource;
    const { body, probe } = sent;
    const exchange = await this.#steps.call(change.id, {
      path: { [key]: id },
      body,
      probe,
      ...TRANSIENT,
    });
    if (!isSuccess(exchange.response)) return this.#judgeRefusal(exchange, sent);
    // A default record remains the default until another one becomes the default.
    const mustPersist: MustPersist = (name, value) => name !== DEFAULT || value === 1;
    this.#expectPersisted(exchange, sent, envelopeOf(exchange.response).data as Entry, "data", mustPersist);
    await this.#expectListed(exchange, sent, id, "changed", mustPersist);
  }

  async #remove(id: number, before: readonly Entry[]): Promise<void> {
    const { remove, key } = this.#resource;
    const options = { path: { [key]: id }, ...TRANSIENT };
    const { exchange } = await this.#steps.succeed(remove.id, options);
    const ids = (entries: readonly Entry[]) => entries.map((entry) => entry.id).toSorted((a, b) => a - b);
    const left = ids(await this.list());
    const expected = { zh: "不再列出，其他记录不变", en: "not listed any more, the others stay" };
    this.#steps.law(exchange, String(left) === String(ids(before)), "deleted", expected, { ids: left });
    const again = await this.#steps.call(remove.id, options);
    const { status } = again.response;
    this.#steps.law(again, [200, 404].includes(status), "repeated", same("200, 404"), status);
    this.#made.delete(id);
  }

  #judgeRefusal(exchange: Exchange, { body, place = "body", probe }: Sent): void {
    const { run } = this.#steps;
    const words = probe ?? GENERAL;
    if (exchange.response.status === 404) {
      const expected = { zh: "2xx：记录刚刚新增", en: "2xx: the record was just made" };
      return run.recorder.unexpected(exchange, "record-not-found", "", expected, words);
    }
    expectBodyAccepted(run, exchange, body, place, words);
  }

  async #expectListed(
    exchange: Exchange,
    sent: Sent,
    id: number,
    place: string,
    mustPersist: MustPersist,
  ): Promise<void> {
    const entry = (await this.list()).find((each) => each.id === id);
    const expected = { zh: `列出 ${id}`, en: `${id} is listed` };
    this.#steps.law(exchange, entry !== undefined, place, expected, entry);
    if (entry) this.#expectPersisted(exchange, sent, entry, place, mustPersist);
  }

  /** Compares a record with the sent body; fields that the record does not contain are up to the server. */
  #expectPersisted(
    exchange: Exchange,
    { body }: Sent,
    entry: Entry,
    place: string,
    mustPersist: MustPersist,
  ): void {
    for (const [name, value] of Object.entries(body)) {
      if (value === undefined || !Object.hasOwn(entry, name) || !mustPersist(name, value)) continue;
      const expected = { zh: `所填的 ${name}：${show(value)}`, en: `${name} as sent: ${show(value)}` };
      this.#steps.equal(exchange, `${place}.${name}`, entry[name], value, expected);
    }
  }

  /** Deletes the remaining records, and restores the previous default. */
  async restore(send: SendUnjudged, before: readonly Entry[]): Promise<void> {
    const { list, change, remove, key } = this.#resource;
    for (const id of this.#made) await send(remove.id, { path: { [key]: id } });
    this.#made.clear();
    const now = recordsOf(await send(list.id)) as readonly Entry[];
    const former = before.find(
      (entry) => entry[DEFAULT] === 1 && now.find(({ id }) => id === entry.id)?.[DEFAULT] === 0,
    );
    if (!former) return;
    const { properties = {}, required = [] } = change.body?.schema ?? {};
    // An empty string means no value.
    const names = Object.keys(properties).filter((name) => former[name] !== "" || required.includes(name));
    const body = Object.fromEntries(names.map((name) => [name, former[name]])) as Fields;
    await send(change.id, { path: { [key]: former.id }, body });
  }
}

const GENERAL: Words = { zh: "最小的合法调用", en: "the smallest valid call" };
