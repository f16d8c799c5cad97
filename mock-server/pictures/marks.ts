import { escape } from "./drawing.ts";

const FONT = "'Noto Sans CJK SC','Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif";

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}">${content}</svg>`;

const SIGNS = [
  "M20 8 v24 M8 20 h24",
  "M10 28 Q20 4 30 28 Q20 22 10 28",
  "M12 12 h16 v16 h-16Z",
  "M20 8 L32 30 H8Z",
];

/** A brand's logo: a sign in its color and the name. */
export const brandLogo = (id: number, name: string, [dark, light]: readonly [string, string]): string =>
  svg(
    160,
    60,
    `<rect width="160" height="60" rx="6" fill="#fff"/><g transform="translate(14 10)"><circle cx="20" cy="20" r="20" fill="${light}"/>` +
      `<path d="${SIGNS[id % SIGNS.length] ?? ""}" fill="none" stroke="${dark}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/></g>` +
      `<text x="66" y="38" font-size="${name.length > 2 ? 22 : 26}" font-weight="700" fill="${dark}" letter-spacing="2">${escape(name)}</text>`,
  );

/** Line icons of the first-level categories, on a 24 × 24 grid. */
const ICONS: Readonly<Record<number, string>> = {
  1: "M7 4.5 a4.2 4.2 0 0 1 6 0 l6.5 6.5 a4.2 4.2 0 0 1 -6 6 l-6.5 -6.5 a4.2 4.2 0 0 1 0 -6Z M9.8 13.2 l6 -6",
  2: "M9 3 h6 v11 a4 4 0 1 1 -6 0Z M12 8 v8",
  3: "M12 20 C4 14 3 10 3 8 a4.5 4.5 0 0 1 9 -1.2 A4.5 4.5 0 0 1 21 8 c0 2 -1 6 -9 12Z M4.5 11 h4 l1.5 -3 2.5 6 1.5 -3 h5",
  4: "M9 3 v6 c0 4 -5 3 -5 8 a4 4 0 0 0 7 3 c2 -2 9 -1 9 -8 0 -4 -3 -6 -6 -5",
  5: "M6 6 a2.2 2.2 0 1 1 3 -1.5 l9 9 a2.2 2.2 0 1 1 -1.5 3 a2.2 2.2 0 1 1 -3 1.5 l-9 -9 A2.2 2.2 0 1 1 6 6Z",
  6: "M12 3 a6 6 0 0 1 6 6 c0 5 -4 5 -4 9 h-4 c0 -4 -4 -4 -4 -9 a6 6 0 0 1 6 -6Z M10 21 h4",
  7: "M2 12 q10 -11 20 0 q-10 11 -20 0Z M12 9 a3 3 0 1 0 .01 0",
  8: "M12 7 a3 3 0 1 0 -.01 0 M6 21 v-6 a6 6 0 0 1 12 0 v6 M12 12 v6",
};
const LEAF = "M5 20 C4 9 11 4 20 4 C20 13 16 20 7 18 M5 20 C8 14 11 11 15 9";
const CROSS = "M9 4 h6 v5 h5 v6 h-5 v5 h-6 v-5 h-5 v-6 h5Z";

const outline = (path: string, color: string): string =>
  svg(
    24,
    24,
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** The icon of a first-level category; `on` for the selected entry. */
export const categoryIcon = (id: number, on: boolean): string =>
  outline(ICONS[id] ?? (id > 40 ? CROSS : LEAF), on ? "#066149" : "#5b6672");

/** The icon of a navigation entry from its path, in the amber of offers. */
export const channelSign = (path: string): string => outline(path, "#c26a00");

/** A buyer's avatar: the first character of the company on its color. */
export const face = (company: string, color: string): string =>
  svg(
    96,
    96,
    `<circle cx="48" cy="48" r="48" fill="${color}"/><text x="48" y="62" font-size="40" fill="#fff" font-weight="700" text-anchor="middle">${escape(company.slice(0, 1))}</text>`,
  );
