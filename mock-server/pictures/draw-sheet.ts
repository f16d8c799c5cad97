import { escape, text } from "./drawing.ts";
import { SAMPLE_NOTE, type Sheet } from "./sheet.ts";

const FONT = "'Noto Serif CJK SC','Songti SC',SimSun,serif";
const WIDTH = 620;
const HEIGHT = 877;
const LEFT = 56;
const INNER = WIDTH - LEFT * 2;
const INK = "#2b2f33";
const LINE = "#8c949b";

/** A sheet as a picture with A4 proportions. */
export function drawSheet({ title, subtitle = "", rows, table, seal }: Sheet): string {
  const heading =
    text(title, { x: WIDTH / 2, y: 88, width: INNER, size: 30, fill: INK, weight: 700, anchor: "middle" }) +
    text(subtitle, { x: WIDTH / 2, y: 118, width: INNER, size: 14, fill: "#68737f", anchor: "middle" });
  const facts = rows.map(([label, value], index) => row(label, value, 156 + index * 30)).join("");
  const tableTop = 156 + rows.length * 30 + 12;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escape(title)}" font-family="${FONT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}" fill="none" stroke="${LINE}"/>` +
    `${heading}${facts}${table ? drawTable(table, tableTop) : ""}${drawSeal(seal)}` +
    text(SAMPLE_NOTE, {
      x: WIDTH / 2,
      y: HEIGHT - 44,
      width: INNER,
      size: 12,
      fill: "#98a4a4",
      anchor: "middle",
    }) +
    `</svg>`
  );
}

const row = (label: string, value: string, y: number): string =>
  text(label, { x: LEFT, y, width: 100, size: 15, fill: "#68737f" }) +
  text(value, { x: LEFT + 110, y, width: INNER - 110, size: 15, fill: INK });

/** Rows of a table that fit above the seal; a longer one says how many more the PDF has. */
const MOST_ROWS = 9;

function drawTable({ head, rows: all }: NonNullable<Sheet["table"]>, top: number): string {
  const rows =
    all.length > MOST_ROWS
      ? [
          ...all.slice(0, MOST_ROWS - 1),
          [`另有 ${all.length - MOST_ROWS + 1} 项，见 PDF`, ...head.slice(1).map(() => "")],
        ]
      : all;
  const width = INNER / head.length;
  const cells = (values: readonly string[], y: number, weight: number) =>
    values
      .map((value, index) =>
        text(value, {
          x: LEFT + width * (index + 0.5),
          y: y + 20,
          width: width - 12,
          size: 13,
          fill: INK,
          weight,
          anchor: "middle",
        }),
      )
      .join("");
  const line = (y: number) => `<path d="M${LEFT} ${y} H${LEFT + INNER}" stroke="${LINE}"/>`;
  return (
    `<rect x="${LEFT}" y="${top}" width="${INNER}" height="30" fill="#f0f3f4"/>${line(top)}${cells(head, top, 700)}` +
    rows
      .map((values, index) => line(top + 30 + index * 30) + cells(values, top + 30 + index * 30, 400))
      .join("") +
    line(top + 30 + rows.length * 30)
  );
}

function drawSeal(name: string): string {
  const y = HEIGHT - 130;
  return (
    text(name, { x: WIDTH - LEFT - 150, y: y + 6, width: 260, size: 14, fill: INK, anchor: "end" }) +
    `<g transform="translate(${WIDTH - LEFT - 72} ${y}) rotate(-8)" opacity=".72"><circle r="52" fill="none" stroke="#c8102e" stroke-width="3.5"/>` +
    `<path d="M0 -18 L5.3 -5.6 18.8 -5.6 7.9 2.2 12.2 15.1 0 7.2 -12.2 15.1 -7.9 2.2 -18.8 -5.6 -5.3 -5.6Z" fill="#c8102e"/>` +
    text(name, { x: 0, y: 34, width: 84, size: 11, fill: "#c8102e", anchor: "middle" }) +
    `</g>`
  );
}
