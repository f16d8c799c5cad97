import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, memo, useReducer } from "react";
import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { ListCartLines200 } from "#generated/model/listCartLines200.ts";
import { type Live, type Tree, draw, drawInside } from "./tree.ts";

export type CartCopy = {
  readonly url: string;
  readonly around: readonly Tree[];
  /** The first rows, each in its slot. */
  readonly slots: readonly Tree[];
  readonly slotHeight: number;
  /** The height of the content above the rows, in px: the virtualizer does not count it as rows in view. */
  readonly top: number;
  readonly settleBar: Tree;
};

type Line = Pick<CartLine, "id" | "number" | "price" | "is_selected">;
type Change = { readonly all: 0 | 1 } | { readonly more: number } | { readonly lines: readonly Line[] };

function change(lines: readonly Line[], step: Change): readonly Line[] {
  if ("lines" in step) return step.lines;
  if ("all" in step) return lines.map((line) => ({ ...line, is_selected: step.all }));
  return lines.map((line) => (line.id === step.more ? { ...line, number: line.number + 1 } : line));
}

const isCheckbox = ({ props }: Tree) => props.type === "checkbox";

type RowProps = { slot: Tree; line: Line; dispatch: (step: Change) => void };

const Row = memo(function Row({ slot, line, dispatch }: RowProps) {
  const live: Live = (tree) => {
    if (isCheckbox(tree)) return { checked: line.is_selected === Flag.Yes, readOnly: true };
    if (tree.props.role === "spinbutton") return { value: line.number, readOnly: true };
    const label = tree.props["aria-label"];
    if (tree.tag === "button" && typeof label === "string" && label.startsWith("增加"))
      return { onClick: () => dispatch({ more: line.id }) };
    return undefined;
  };
  return slot.children.map((child) => draw(child, live));
});

/** A cart that fetches its lines and renders those in view. */
export function Cart({ url, around, slots, slotHeight, top, settleBar }: CartCopy) {
  const [lines, dispatch] = useReducer(change, []);
  // oxlint-disable-next-line react/incompatible-library -- The peer is built without the compiler.
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => slotHeight,
    overscan: 4,
    scrollMargin: top,
  });
  const open = async () => {
    const response = await fetch(url, { credentials: "include", cache: "no-store" });
    dispatch({ lines: ((await response.json()) as ListCartLines200).data.data });
  };
  const selected = lines.filter(({ is_selected }) => is_selected === Flag.Yes);
  const sum = selected.reduce((total, { number, price }) => total + number * price, 0);
  const isAll = selected.length === lines.length;
  const rows = virtualizer.getVirtualItems().map(({ index, start }) => {
    const [slot, line] = [slots[index % slots.length], lines[index]];
    if (!slot || !line) return null;
    const style: CSSProperties = {
      ...(slot.props.style as CSSProperties),
      transform: `translateY(${start - top}px)`,
    };
    return (
      <div key={line.id} {...slot.props} style={style} data-index={index} ref={virtualizer.measureElement}>
        <Row slot={slot} line={line} dispatch={dispatch} />
      </div>
    );
  });
  const height = { ...around.at(-1)?.props, style: { height: virtualizer.getTotalSize() } };
  const frame = around.map((tree, index) =>
    index === around.length - 1 ? { ...tree, props: height } : tree,
  );
  const onSettleBar: Live = (tree) =>
    isCheckbox(tree) ? { checked: isAll, onChange: () => dispatch({ all: isAll ? 0 : 1 }) } : undefined;
  return (
    <>
      <div style={{ height: top }}>
        <button type="button" aria-label="购物车" onClick={() => void open()}>
          {sum.toFixed(2)}
        </button>
      </div>
      {drawInside(frame, rows)}
      {draw(settleBar, onSettleBar)}
    </>
  );
}
