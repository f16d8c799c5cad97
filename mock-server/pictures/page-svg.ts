import { escape } from "./drawing.ts";
import { isText, type Mark, type Page, type Text, widthOf } from "./page.ts";

const FAMILIES: Readonly<Record<Text["face"], string>> = {
  hei: "'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif",
  kai: "KaiTi,STKaiti,'LXGW WenKai','Noto Serif CJK SC',serif",
};

/** Pages as one picture, one below the other. Each text is as wide as in the PDF, whatever font the reader has. */
export function drawPages(title: string, pages: readonly Page[]): string {
  const width = Math.max(...pages.map((page) => page.width));
  const height = pages.reduce((sum, page) => sum + page.height, 0);
  let top = 0;
  const drawn = pages.map((page) => {
    const group = `<g transform="translate(0 ${top})">${page.marks.map(draw).join("")}</g>`;
    top += page.height;
    return group;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(title)}">` +
    `<rect width="${width}" height="${height}" fill="#fff"/>${drawn.join("")}</svg>`
  );
}

function draw(mark: Mark): string {
  if (!isText(mark))
    return `<path d="${mark.path}" fill="${mark.fill ?? "none"}" stroke="${mark.stroke ?? "none"}" stroke-width="${mark.width ?? 1}"/>`;
  const width = widthOf(mark.text, mark);
  return `<text x="${mark.x.toFixed(2)}" y="${mark.y.toFixed(2)}" font-family="${FAMILIES[mark.face]}" font-size="${mark.size}" fill="${mark.color}" textLength="${width.toFixed(2)}" lengthAdjust="spacingAndGlyphs">${escape(mark.text)}</text>`;
}
