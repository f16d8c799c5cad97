import { escape, text } from "./drawing.ts";

const FONT = "'Noto Serif CJK SC','Songti SC',SimSun,serif";

type Certificate = {
  readonly name: string;
  readonly number: string;
  readonly company: string;
  readonly legalPerson: string;
  /** `YYYY-MM-DD`; null without an end. */
  readonly expiresAt: string | null;
};

/** A certificate of the seed as a scan: a frame, the name, the data, and a seal. */
export function drawCertificate({ name, number, company, legalPerson, expiresAt }: Certificate): string {
  const rows = [
    ["证照编号", number],
    ["企业名称", company],
    ["负责人", legalPerson],
    ["有效期至", expiresAt ?? "长期"],
  ] as const;
  const lines = rows.map(([label, value], index) => {
    const y = 190 + index * 48;
    const style = { y, size: 20, fill: "#3a3328" };
    return text(label, { ...style, x: 90, width: 100 }) + text(value, { ...style, x: 200, width: 420 });
  });
  const seal =
    `<g transform="translate(560 330) rotate(-9)" fill="none" stroke="#c8102e" opacity=".75"><circle r="56" stroke-width="4"/>` +
    `<path d="M0 -20 L5.9 -6.2 20.9 -6.2 8.8 2.4 13.6 16.8 0 8 -13.6 16.8 -8.8 2.4 -20.9 -6.2 -5.9 -6.2Z" fill="#c8102e" stroke="none"/></g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 440" width="700" height="440" role="img" aria-label="${escape(name)}" font-family="${FONT}">` +
    `<rect width="700" height="440" fill="#fbf7ec"/><rect x="18" y="18" width="664" height="404" fill="none" stroke="#b8964f" stroke-width="6"/>` +
    `<rect x="30" y="30" width="640" height="380" fill="none" stroke="#b8964f"/>` +
    text(name, { x: 350, y: 112, width: 560, size: 44, fill: "#7a1c1c", weight: 700, anchor: "middle" }) +
    `${lines.join("")}${seal}` +
    text("演示样本，仅供开发测试", {
      x: 350,
      y: 400,
      width: 400,
      size: 14,
      fill: "#9a8d70",
      anchor: "middle",
    }) +
    `</svg>`
  );
}
