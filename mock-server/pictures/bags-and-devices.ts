import { type Drawing, picture, shade, text } from "./drawing.ts";
import { herbWindow } from "./herbs.ts";
import { label } from "./label.ts";

/** A clear bag with a window that shows its content. */
export function pouch(drawing: Drawing): string {
  const isHerbal = drawing.form === "饮片";
  return picture(
    drawing.name,
    `<path d="M84 62 h232 l8 286 q-124 12 -248 0Z" fill="#fdfdfc" stroke="#d3d6d2"/>` +
      `<path d="M84 62 h232 v20 h-232Z" fill="${shade(drawing.dark, 0.1)}"/><path d="M84 82 h232" stroke="#fff" stroke-dasharray="3 3"/>` +
      `<g transform="translate(98 96)">${label(drawing, 204, isHerbal ? 100 : 128)}</g>` +
      (isHerbal
        ? herbWindow(drawing.name, drawing.variant, [98, 206, 204, 126])
        : `<rect x="98" y="236" width="204" height="92" rx="6" fill="${shade(drawing.light, 0.3)}"/>${content(drawing)}`),
    { x: 200, y: 350, width: 290, height: 34 },
  );
}

/** The contents of bags without herbs, by a word in the name; gauze by default. */
const CONTENTS: ReadonlyArray<readonly [RegExp, (drawing: Drawing) => string]> = [
  [
    /棉签/u,
    () =>
      Array.from(
        { length: 12 },
        (_, i) =>
          `<g transform="translate(${112 + i * 16} 244)"><rect x="-1.5" width="3" height="76" fill="#d9b98a"/><ellipse rx="4.5" ry="9" fill="#fff" stroke="#dfe4e8"/><ellipse cy="76" rx="4.5" ry="9" fill="#fff" stroke="#dfe4e8"/></g>`,
      ).join(""),
  ],
  [
    /绷带/u,
    () =>
      [136, 200, 264]
        .map(
          (x) =>
            `<rect x="${x - 24}" y="252" width="48" height="62" rx="6" fill="#f6efe4" stroke="#d8cdbb"/><ellipse cx="${x}" cy="252" rx="24" ry="8" fill="#fffaf2" stroke="#d8cdbb"/><path d="M${x - 12} 252 a12 4 0 1 0 24 0" fill="none" stroke="#cbbfa9"/>`,
        )
        .join(""),
  ],
  [
    /护膝|护腰/u,
    ({ dark }) =>
      `<path d="M130 244 h140 l-14 38 l14 40 h-140 l14 -40Z" fill="${dark}"/><circle cx="200" cy="283" r="18" fill="${shade(dark, 0.35)}"/><path d="M134 254 h132 M134 312 h132" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`,
  ],
  [
    /输液/u,
    ({ dark }) =>
      `<path d="M120 262 c40 -30 60 60 100 20 s50 -20 58 20" fill="none" stroke="#aac6d6" stroke-width="5"/><rect x="186" y="256" width="22" height="44" rx="9" fill="#eaf4f9" stroke="#aac6d6"/><rect x="262" y="296" width="28" height="12" rx="4" fill="${dark}"/>`,
  ],
  [
    /眼罩/u,
    () =>
      `<path d="M118 262 q82 -26 164 0 v26 q-20 30 -60 14 q-22 -14 -44 0 q-40 16 -60 -14Z" fill="#e3f0f6" fill-opacity=".8" stroke="#8fb3c6" stroke-width="3"/>`,
  ],
];

const content = (drawing: Drawing): string =>
  (CONTENTS.find(([word]) => word.test(drawing.name))?.[1] ?? gauze)(drawing);

const gauze = () =>
  Array.from(
    { length: 9 },
    (_, i) => `<path d="M108 ${246 + i * 9} h184" stroke="#fff" stroke-width="3"/>`,
  ).join("");

/** Measuring instruments and aids, by a word in the name. */
export function device(drawing: Drawing): string {
  const draw = DEVICES.find(([word]) => drawing.name.includes(word))?.[1] ?? monitor;
  return picture(
    drawing.name,
    draw(drawing) +
      text(drawing.brand, { x: 40, y: 52, width: 120, size: 20, fill: drawing.dark, weight: 700 }) +
      text(drawing.name, {
        x: 200,
        y: 368,
        width: 330,
        size: 20,
        fill: "#3c4650",
        weight: 700,
        anchor: "middle",
      }),
    { x: 200, y: 328, width: 300, height: 32 },
  );
}

const screen = (x: number, y: number, width: number, height: number, lines: readonly string[]) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#cfe0d4" stroke="#9fb3a6"/>` +
  lines
    .map((line, index) =>
      text(line, {
        x: x + width - 12,
        y: y + (height / lines.length) * (index + 0.78),
        width: width - 24,
        size: (height / lines.length) * 0.72,
        fill: "#25362b",
        weight: 700,
        anchor: "end",
      }),
    )
    .join("");

type Draw = (drawing: Drawing) => string;

const monitor: Draw = ({ dark, light }) =>
  `<rect x="78" y="96" width="244" height="226" rx="26" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/>` +
  `<rect x="78" y="276" width="244" height="46" rx="20" fill="${light}"/>` +
  screen(104, 120, 150, 138, ["118", "76", "68"]) +
  `<circle cx="288" cy="156" r="18" fill="${dark}"/><circle cx="288" cy="212" r="14" fill="${shade(dark, 0.55)}"/>`;

const thermometer: Draw = ({ dark }) =>
  `<g transform="rotate(-28 200 200)"><rect x="60" y="176" width="220" height="50" rx="25" fill="#fff" stroke="#cfd7de" stroke-width="2"/>` +
  `<path d="M280 190 h50 q12 0 12 11 t-12 11 h-50Z" fill="#dfe5ea"/><rect x="332" y="194" width="18" height="14" rx="7" fill="#aeb9c2"/>` +
  `${screen(120, 186, 84, 30, ["36.6"])}<circle cx="88" cy="201" r="13" fill="${dark}"/></g>`;

const gun: Draw = ({ dark, light }) =>
  `<path d="M110 96 h150 q40 0 40 40 v24 q0 20 -24 20 h-58 l-22 142 h-66 l-10 -150 q-30 -6 -30 -40 q0 -36 20 -36Z" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/>` +
  `<rect x="290" y="112" width="24" height="56" rx="8" fill="${dark}"/>${screen(122, 112, 92, 56, ["36.5"])}<rect x="186" y="196" width="26" height="34" rx="10" fill="${shade(light, -0.1)}"/>`;

const oximeter: Draw = ({ dark, light }) =>
  `<rect x="92" y="112" width="216" height="92" rx="30" fill="${dark}"/>${screen(120, 128, 140, 60, ["98%"])}` +
  `<path d="M92 216 h216 v44 q0 34 -34 34 h-148 q-34 0 -34 -34Z" fill="${light}" stroke="#cfd7de"/><path d="M100 210 h200" stroke="#9aa7b2" stroke-width="10"/>`;

const crutch: Draw = ({ dark }) =>
  [150, 234]
    .map(
      (x) =>
        `<rect x="${x - 34}" y="70" width="68" height="18" rx="9" fill="${dark}"/><path d="M${x - 22} 88 L${x - 5} 236 V312 M${x + 22} 88 L${x + 5} 236 V312" stroke="#b7c1c9" stroke-width="9" fill="none" stroke-linecap="round"/><rect x="${x - 20}" y="160" width="40" height="14" rx="7" fill="${shade(dark, 0.3)}"/><rect x="${x - 10}" y="306" width="20" height="18" rx="5" fill="#3c4650"/>`,
    )
    .join("");

const nebulizer: Draw = ({ dark, light }) =>
  `<rect x="70" y="176" width="180" height="146" rx="28" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/><rect x="70" y="270" width="180" height="52" rx="22" fill="${light}"/><circle cx="112" cy="220" r="20" fill="${dark}"/>` +
  `<path d="M240 210 q60 -10 58 -70" stroke="#c6d0d8" stroke-width="8" fill="none"/><path d="M270 84 h64 q8 40 -14 62 h-36 q-22 -22 -14 -62Z" fill="#e8f1f5" stroke="#b9c9d2" stroke-width="2"/>`;

/** A cuff for the wrist with its screen on top. */
const wristMonitor: Draw = ({ dark, light }) =>
  `<ellipse cx="200" cy="216" rx="122" ry="96" fill="none" stroke="${shade(dark, 0.25)}" stroke-width="44"/><ellipse cx="200" cy="216" rx="122" ry="96" fill="none" stroke="${shade(dark, 0.4)}" stroke-width="6"/>` +
  `<rect x="122" y="84" width="156" height="132" rx="22" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/>` +
  screen(140, 100, 92, 100, ["116", "74", "66"]) +
  `<circle cx="256" cy="128" r="11" fill="${dark}"/><circle cx="256" cy="168" r="9" fill="${shade(light, -0.2)}"/>`;

/** A small meter with a strip in its slot, and the lancing pen beside it. */
const glucometer: Draw = ({ dark, light }) =>
  `<path d="M104 92 h112 q28 0 28 28 v146 q0 44 -44 44 h-80 q-44 0 -44 -44 v-146 q0 -28 28 -28Z" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/>` +
  screen(98, 112, 124, 92, ["5.6"]) +
  `<circle cx="160" cy="246" r="20" fill="${dark}"/><path d="M152 246 h16 M160 238 v16" stroke="#fff" stroke-width="3"/>` +
  `<rect x="148" y="306" width="24" height="30" rx="2" fill="#fff" stroke="#b9c3cc"/><rect x="152" y="326" width="16" height="8" fill="#c0392b"/>` +
  `<g transform="rotate(14 312 220)"><rect x="296" y="110" width="34" height="200" rx="16" fill="${light}" stroke="#cfd7de" stroke-width="2"/><rect x="296" y="110" width="34" height="56" rx="16" fill="${dark}"/><rect x="307" y="196" width="12" height="34" rx="6" fill="${shade(dark, 0.4)}"/></g>`;

/** A thermometer for the ear: a probe at an angle to its handle. */
const earThermometer: Draw = ({ dark, light }) =>
  `<path d="M146 128 q0 -44 54 -44 t54 44 l-8 160 q-4 36 -46 36 t-46 -36Z" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/>` +
  `<path d="M236 98 l66 -30 q16 -4 18 10 q2 12 -10 18 l-62 34Z" fill="${light}" stroke="#cfd7de" stroke-width="2"/><circle cx="306" cy="82" r="9" fill="${shade(dark, 0.2)}"/>` +
  `${screen(160, 130, 80, 56, ["36.7"])}<rect x="186" y="206" width="28" height="52" rx="14" fill="${dark}"/>`;

const DEVICES: ReadonlyArray<readonly [string, Draw]> = [
  ["腕式", wristMonitor],
  ["血糖仪", glucometer],
  ["体温计", thermometer],
  ["额温计", gun],
  ["耳温计", earThermometer],
  ["血氧", oximeter],
  ["拐杖", crutch],
  ["雾化", nebulizer],
];

/** A combination: three cartons side by side, in decreasing height. */
export const bundle = (drawing: Drawing): string =>
  picture(
    drawing.name,
    [0, 1, 2]
      .map((index) => {
        const tint =
          [drawing.dark, shade(drawing.dark, 0.35), shade(drawing.dark, 0.62)][index] ?? drawing.dark;
        return `<g transform="translate(${46 + index * 104} ${92 + index * 18})"><rect width="98" height="${150 - index * 18}" fill="#fff" stroke="#c9d2da"/><rect width="98" height="40" fill="${tint}"/></g>`;
      })
      .join("") +
      `<g transform="translate(46 214)"><rect width="308" height="104" rx="8" fill="${drawing.dark}"/>` +
      text(drawing.name, {
        x: 154,
        y: 50,
        width: 272,
        size: 28,
        fill: "#fff",
        weight: 700,
        anchor: "middle",
      }) +
      text(drawing.spec, { x: 154, y: 82, width: 272, size: 17, fill: "#fff", anchor: "middle" }) +
      `</g>`,
    { x: 200, y: 322, width: 340, height: 36 },
  );
