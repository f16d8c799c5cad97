import { escape, text } from "./drawing.ts";
import { motif, motifFor } from "./motifs.ts";

const FONT = "'Noto Sans CJK SC','Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif";
const WIDTH = 760;
const HEIGHT = 260;
const GREEN = "#08795b";

/** A guide: a heading, and its steps in circles joined by a line. */
export function drawGuide(heading: string, steps: readonly string[]): string {
  const gap = (WIDTH - 120) / Math.max(1, steps.length);
  const circles = steps.map((step, index) => {
    const x = 60 + gap * (index + 0.5);
    const link =
      index === 0
        ? ""
        : `<path d="M${x - gap + 40} 140 H${x - 40}" stroke="${GREEN}" stroke-width="2" stroke-dasharray="6 6"/>`;
    const number = { x, y: 153, width: 50, size: 34, fill: "#fff", weight: 700, anchor: "middle" } as const;
    return (
      `${link}<circle cx="${x}" cy="140" r="34" fill="${GREEN}"/>${text(String(index + 1), number)}` +
      text(step, { x, y: 208, width: gap - 12, size: 20, fill: "#1f2929", anchor: "middle" })
    );
  });
  const label = `${heading}：${steps.join("、")}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escape(label)}" font-family="${FONT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="#eaf7f2"/>${motif(motifFor(heading), 28, 18, 52, GREEN)}` +
    text(heading, { x: 92, y: 56, width: WIDTH - 140, size: 26, fill: "#054d3b", weight: 700 }) +
    `${circles.join("")}</svg>`
  );
}
