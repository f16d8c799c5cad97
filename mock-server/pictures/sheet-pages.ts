import {
  type Align,
  BELOW,
  column,
  frame,
  line,
  lineHeight,
  type Mark,
  type Page,
  type TextStyle,
  wrapped,
} from "./page.ts";
import { SAMPLE_NOTE, type Sheet } from "./sheet.ts";

/** A4 in points. */
const WIDTH = 595;
const HEIGHT = 842;
const LEFT = 56;
const INNER = WIDTH - LEFT * 2;
const TOP = 64;
const BOTTOM = HEIGHT - 64;
const LABEL_WIDTH = 100;

const INK = "#2b2f33";
const GRAY = "#68737f";
const RULE = "#8c949b";
const RED = "#c8102e";

const style = (size: number, color = INK): TextStyle => ({ face: "hei", size, color });
const TITLE = style(20);
const BODY = style(11);
const CELL = style(10);
const HEADING = style(12);
const PADDING = 5;

/** A block that stands on one page as a whole. */
type Block = { readonly height: number; readonly drawAt: (top: number) => readonly Mark[] };

/** A sheet on A4 pages. */
export function sheetPages(sheet: Sheet): Page[] {
  const pages: Mark[][] = [];
  let top = BOTTOM;
  for (const { height, drawAt } of blocksOf(sheet)) {
    if (top + height > BOTTOM) {
      pages.push([]);
      top = TOP;
    }
    pages.at(-1)?.push(...drawAt(top));
    top += height;
  }
  return pages.map((marks, index) => ({
    width: WIDTH,
    height: HEIGHT,
    marks: [...marks, ...footer(index, pages.length)],
  }));
}

function blocksOf({ title, subtitle = "", rows, table, clauses = [], seals }: Sheet): Block[] {
  const ruled = table ? [table.head, ...table.rows] : [];
  return [
    rowOf([{ text: title, style: TITLE, align: "middle" }]),
    gap(6),
    rowOf([{ text: subtitle, style: style(11, GRAY), align: "middle" }]),
    gap(16),
    ...rows.flatMap(([label, value]) => [
      rowOf([
        { text: label, width: LABEL_WIDTH, style: style(11, GRAY) },
        { text: value, width: INNER - LABEL_WIDTH, style: BODY },
      ]),
      gap(5),
    ]),
    gap(12),
    ...ruled.map((texts) =>
      rowOf(
        texts.map((text) => ({ text, style: CELL, align: "middle" })),
        true,
      ),
    ),
    ...clauses.flatMap(({ heading, body }) => [
      together(rowOf([{ text: heading, style: HEADING }]), gap(3), rowOf([{ text: body, style: BODY }])),
      gap(9),
    ]),
    gap(14),
    sealsOf(seals),
  ];
}

const gap = (height: number): Block => ({ height, drawAt: () => [] });

/** Blocks that are not parted. */
const together = (...blocks: readonly Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  drawAt(start) {
    let top = start;
    return blocks.flatMap(({ height, drawAt }) => {
      const marks = drawAt(top);
      top += height;
      return marks;
    });
  },
});

type Cell = {
  readonly text: string;
  readonly style: TextStyle;
  /** Without one, cells share the width of the page. */
  readonly width?: number;
  readonly align?: Align;
};

/** Texts side by side, with or without the lines of a table around them. */
function rowOf(cells: readonly Cell[], isRuled = false): Block {
  const padding = isRuled ? PADDING : 0;
  let left = LEFT;
  const placed = cells.map(({ width = INNER / cells.length, text, ...cell }) => {
    const x = left;
    left += width;
    const lines = wrapped(text, width - padding * 2, cell.style);
    return { ...cell, x, width, lines };
  });
  const height = Math.max(...placed.map((cell) => cell.lines.length * lineHeight(cell.style))) + padding * 2;
  return {
    height,
    drawAt: (top) =>
      placed.flatMap(({ lines, x, width, align = "start", style: font }) => [
        ...column(lines, { x: x + padding, width: width - padding * 2, top: top + padding, align }, font),
        ...(isRuled ? [frame(x, top, width, height, RULE)] : []),
      ]),
  };
}

const SEAL = 44;
const SEAL_NOTE = style(9, RED);

/** The seals side by side, each below the name of whose it is. */
function sealsOf(seals: readonly string[]): Block {
  const width = Math.min(INNER / seals.length, INNER / 2);
  const names = seals.map((name) => wrapped(`（盖章）${name}`, width - PADDING * 2, BODY));
  const height = Math.max(...names.map(({ length }) => length)) * lineHeight(BODY) + PADDING;
  return {
    height: height + SEAL * 2,
    drawAt: (top) =>
      names.flatMap((lines, index) => {
        const x = LEFT + INNER - width * (seals.length - index);
        const [center, middle] = [x + width / 2, top + height + SEAL];
        const place = { x: x + PADDING, width: width - PADDING * 2, align: "middle" } as const;
        return [
          ...column(lines, { ...place, top }, BODY),
          { path: circle(center, middle, SEAL - 3), stroke: RED, width: 2.5 },
          { path: star(center, middle - 6, 15), fill: RED },
          ...column(["样本专用章"], { ...place, top: middle + 14 }, SEAL_NOTE),
        ];
      }),
  };
}

/** A circle of four arcs. */
function circle(x: number, y: number, radius: number): string {
  const arm = radius * 0.5523;
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  return (
    `M${at(radius, 0)} C${at(radius, arm)} ${at(arm, radius)} ${at(0, radius)} C${at(-arm, radius)} ${at(-radius, arm)} ${at(-radius, 0)} ` +
    `C${at(-radius, -arm)} ${at(-arm, -radius)} ${at(0, -radius)} C${at(arm, -radius)} ${at(radius, -arm)} ${at(radius, 0)} Z`
  );
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.382;
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join(" L")} Z`;
}

const NOTE = style(9, "#7c8888");

function footer(index: number, count: number): Mark[] {
  const top = HEIGHT - 44;
  const place = { x: LEFT, width: INNER, top };
  const number = count > 1 ? [`第 ${index + 1} 页，共 ${count} 页`] : [];
  return [
    line([LEFT, top - NOTE.size * BELOW - 2], [LEFT + INNER, top - NOTE.size * BELOW - 2], RULE),
    ...column([SAMPLE_NOTE], place, NOTE),
    ...column(number, { ...place, align: "end" }, NOTE),
  ];
}
