import { editData, type Fields, mendForm, refusal, whenStatus, replaceStatus, success } from "../twists.ts";
import type { Twist, WireCall } from "../wire.ts";
import { raise, setIn } from "./record-twists.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

type Preview = { stores: Fields[]; problems: Fields[] };

/** The cells of a form without those whose store and product another one has. */
const withoutRepeats = (form: URLSearchParams): void => {
  const seen = new Set<string>();
  for (let index = 0; form.has(`cells[${index}][store_id]`); index += 1) {
    const at = (field: string) => `cells[${index}][${field}]`;
    const key = `${form.get(at("store_id"))}-${form.get(at("goods_id"))}`;
    if (seen.has(key)) for (const field of ["store_id", "goods_id", "number"]) form.delete(at(field));
    seen.add(key);
  }
};

/** A preview with problems is refused as the call would be. */
const refusedPreview: Twist = {
  after(response, _call: WireCall) {
    if (response.status !== 200) return;
    const { problems } = (JSON.parse(response.body) as { data: Preview }).data;
    if (problems.length === 0) return;
    const errors = problems.map(({ index, field, message }) => [
      `cells.${String(index)}.${String(field)}`,
      [String(message)],
    ]);
    Object.assign(response, refusal(422, "提交的内容有误", Object.fromEntries(errors)));
  },
};

/** Faults in carts of several stores, and in what links these. */
export const STORES: readonly SentenceMutant[] = [
  {
    sentence:
      "A store has one line of the goods afterwards, selected, at its current offer; its other lines stay as they are.",
    at: "distributeCart",
    in: "listCartLines",
    twist: () => setIn("data", () => true, { is_selected: 0 }),
  },
  {
    sentence: "A store and a product meet in one cell only.",
    at: "distributeCart",
    twist: () => mendForm(withoutRepeats),
  },
  {
    sentence: "`previewDistribution` lists the lines that the call would refuse.",
    at: "distributeCart",
    in: "previewDistribution",
    twist: () => editData<Preview>(({ problems }) => void problems.pop()),
  },
  {
    sentence: "`distributeCart` refuses with the same message on `cells.N.field`.",
    at: "distributeCart",
    twist: () =>
      whenStatus(422, (response) => {
        response.body = response.body.replaceAll(/(?<="cells\.\d+\.\w+":\[")[^"]*/g, "不能添加");
      }),
  },
  {
    sentence:
      "Cells that cannot be filled are problems here, not a refusal, and the stores' amounts leave them out.",
    at: "previewDistribution",
    twist: () => refusedPreview,
  },
  {
    sentence: "Lines that the other store cannot buy, or has no room for in its cart of 5000 lines.",
    at: "copyCart",
    twist: () =>
      editData<Fields>((copy) => {
        raise(copy, "copied", -1);
        raise(copy, "skipped", 1);
      }),
  },
  {
    sentence: "Sessions that were switched to or from it (switchStore) end.",
    at: "unlinkStore",
    in: "getAccountProfile",
    twist: () => replaceStatus(401, success({})),
  },
];
