import { shade } from "./drawing.ts";

/** A piece of an herb around the origin, about 24 wide, in its color. */
type Piece = (tone: string, index: number) => string;

type Look = { readonly piece: Piece; readonly tones: readonly string[]; readonly count: number };

const edge = (tone: string): string => shade(tone, -0.28);

/** A petal-like ellipse that points away from the origin. */
const ray = (angle: number, length: number, width: number, fill: string): string =>
  `<ellipse cx="0" cy="${-length / 2}" rx="${width / 2}" ry="${length / 2}" transform="rotate(${angle})" fill="${fill}" stroke="${edge(fill)}" stroke-width=".5"/>`;

const rays = (count: number, length: number, width: number, fill: string): string =>
  Array.from({ length: count }, (_, index) => ray((360 / count) * index, length, width, fill)).join("");

const path = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}" stroke="${edge(fill)}" stroke-width=".8"${more}/>`;

const line = (d: string, color: string, width = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

/** The forms in which herbs are sold, as they look in the bag. */
const FORMS = {
  flowerHead: (tone) =>
    rays(16, 14, 4, tone) + rays(10, 9, 3.4, shade(tone, 0.3)) + `<circle r="4" fill="#d9a520"/>`,
  bud: (tone) =>
    path("M-13 3 C-6 2 2 0 8 -5 C13 -8 15 -3 11 0 C4 5 -6 6 -13 5Z", tone) +
    line("M-12 4 L2 1", edge(tone), 0.7),
  rose: (tone) =>
    `<circle r="10" fill="${tone}" stroke="${edge(tone)}"/>` +
    line("M-8 -2 C-4 -10 6 -9 8 -1 M-6 4 C-2 -4 5 -5 6 3 M-2 5 C0 1 3 0 3 4", shade(tone, 0.35), 1.4) +
    path("M-5 9 L0 14 L5 9 L0 7Z", "#6d7a3f"),
  threads: (tone, index) =>
    [0, 50, 110]
      .map(
        (turn) =>
          `<g transform="rotate(${turn + index * 20})">${line("M-13 0 C-6 -5 4 5 13 -1", tone, 1.7)}</g>`,
      )
      .join(""),
  leaf: (tone) =>
    path("M-14 0 C-8 -9 6 -10 14 0 C6 9 -8 9 -14 0Z", tone) +
    line("M-13 0 H13 M-6 0 l5 -5 M-6 0 l5 5 M2 0 l5 -4 M2 0 l5 4", shade(tone, -0.3), 0.8),
  cutHerb: (tone, index) =>
    `<rect x="-12" y="-2" width="24" height="4" rx="1.5" fill="${shade(tone, 0.15)}" stroke="${edge(tone)}" stroke-width=".6"/>` +
    (index % 2 === 0
      ? path("M0 -2 C-4 -10 6 -13 10 -7 C8 -3 4 -2 0 -2Z", tone)
      : path("M-4 2 C-10 4 -9 11 -2 9 C1 7 0 4 -4 2Z", tone)),
  spike: (tone) =>
    [-10, -5, 0, 5, 10]
      .map((x) =>
        path(
          `M${x - 4} -6 Q${x} -10 ${x + 4} -6 V6 Q${x} 10 ${x - 4} 6Z`,
          x % 2 === 0 ? tone : shade(tone, 0.15),
        ),
      )
      .join(""),
  rootSlice: (tone) =>
    `<circle r="11" fill="${shade(tone, 0.35)}" stroke="${shade(tone, -0.35)}" stroke-width="2"/><circle r="6.5" fill="none" stroke="${tone}" stroke-width="1.2"/>` +
    Array.from(
      { length: 10 },
      (_, index) =>
        `<path d="M0 -3 V-9" transform="rotate(${index * 36})" stroke="${tone}" stroke-width=".8"/>`,
    ).join(""),
  obliqueSlice: (tone) =>
    `<ellipse rx="16" ry="6" fill="${shade(tone, 0.4)}" stroke="${shade(tone, -0.3)}" stroke-width="1.6"/><ellipse rx="9" ry="2.6" fill="${shade(tone, 0.1)}"/>` +
    line("M-12 0 H-9 M9 0 H12", tone, 0.8),
  butterflySlice: (tone) =>
    path("M0 4 C-3 -1 -14 -12 -15 -3 C-16 5 -8 9 0 6 C8 9 16 5 15 -3 C14 -12 3 -1 0 4Z", shade(tone, 0.3)) +
    line("M-10 -1 C-6 2 -3 4 0 5 C3 4 6 2 10 -1", tone, 1.2),
  chip: (tone) =>
    path("M-12 -1 C-11 -9 9 -11 12 -2 C14 6 3 10 -5 9 C-10 8 -13 4 -12 -1Z", tone) +
    line("M-7 -2 C-2 -5 4 -4 8 -1", shade(tone, -0.12), 0.9),
  cube: (tone) =>
    path("M-9 -4 L0 -9 L9 -4 L0 1Z", shade(tone, 0.4)) +
    path("M-9 -4 V6 L0 11 V1Z", tone) +
    path("M9 -4 V6 L0 11 V1Z", shade(tone, -0.1)),
  bark: (tone) =>
    `<rect x="-14" y="-6" width="28" height="12" fill="${tone}" stroke="${edge(tone)}"/>` +
    line("M-14 -2 H14 M-14 3 H14", shade(tone, -0.18), 1) +
    line("M14 -4 l4 -1 M14 0 l5 0 M14 4 l4 1", "#f4f2ea", 0.8),
  twig: (tone) =>
    `<rect x="-15" y="-3.5" width="28" height="7" fill="${tone}" stroke="${edge(tone)}" stroke-width=".7"/>` +
    `<ellipse cx="13" rx="2.6" ry="3.5" fill="${shade(tone, 0.55)}" stroke="${edge(tone)}" stroke-width=".7"/>` +
    line("M-13 -1 H10", shade(tone, -0.2), 0.7),
  seed: (tone) =>
    `<ellipse rx="7" ry="4.6" fill="${tone}" stroke="${edge(tone)}" stroke-width=".8"/><ellipse cx="-2" cy="-1.6" rx="2.6" ry="1" fill="#fff" opacity=".45"/>`,
  grain: (tone) =>
    path("M-9 0 C-5 -6 5 -6 9 0 C5 6 -5 6 -9 0Z", tone) + line("M-7 0 H7", shade(tone, -0.4), 1.3),
  lotusSeed: (tone) =>
    `<ellipse rx="8.5" ry="7" fill="${tone}" stroke="${edge(tone)}" stroke-width=".8"/>` +
    line("M-8 0 C-3 2 3 2 8 0", shade(tone, -0.2), 1) +
    `<circle cx="8" r="1.6" fill="#8a6a3c"/>`,
  berry: (tone) =>
    path("M-9 0 C-7 -5 5 -5 9 0 C5 5 -7 5 -9 0Z", tone) +
    line("M-5 -2 C-1 0 3 -2 6 -1 M-4 2 C0 1 3 3 5 1", shade(tone, -0.3), 0.8),
  date: (tone) =>
    `<ellipse rx="14" ry="10" fill="${tone}" stroke="${edge(tone)}"/>` +
    line("M-9 -4 C-4 -7 2 -2 8 -5 M-10 2 C-3 -1 3 5 10 1 M-5 6 C0 4 4 8 7 5", shade(tone, -0.35), 1.1) +
    `<ellipse cx="-5" cy="-5" rx="3" ry="1.2" fill="#fff" opacity=".3"/>`,
  peel: (tone) =>
    path("M-15 3 C-12 -9 2 -13 10 -6 C16 -1 13 7 8 4 C2 -3 -6 -2 -9 5 C-11 9 -16 8 -15 3Z", tone) +
    line("M-11 1 C-7 -6 3 -8 8 -2", shade(tone, 0.55), 2),
  pod: (tone) =>
    path("M-13 0 C-8 -8 4 -9 14 -4 C8 -2 6 0 4 1 C8 3 10 5 13 8 C3 11 -9 8 -13 0Z", tone) +
    line("M-9 0 C-3 -2 1 -1 4 1", shade(tone, -0.35), 1),
  ribbedFruit: (tone) =>
    path("M-12 0 C-9 -8 9 -8 12 0 C9 8 -9 8 -12 0Z", tone) +
    line("M-11 0 H11 M-9 -3 C-3 -6 3 -6 9 -3 M-9 3 C-3 6 3 6 9 3", shade(tone, -0.25), 1) +
    line("M12 0 l4 -3 M12 0 l5 0 M12 0 l4 3", shade(tone, -0.2), 1.2),
  hawSlice: (tone) =>
    `<circle r="11" fill="${shade(tone, 0.55)}" stroke="${tone}" stroke-width="3.4"/>` +
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cy="-4.5" rx="1.7" ry="2.6" transform="rotate(${turn})" fill="#c9a06a" stroke="#8f6a3a" stroke-width=".6"/>`,
      )
      .join(""),
  bulb: (tone) =>
    path("M0 -9 C-9 -4 -11 4 -5 8 C-2 9 2 9 5 8 C11 4 9 -4 0 -9Z", tone) +
    line("M0 -8 C-3 -2 -3 4 -1 8", shade(tone, -0.25), 1),
  spindle: (tone) =>
    path("M-15 0 C-8 -6 8 -6 15 0 C8 6 -8 6 -15 0Z", tone) +
    line("M-11 -1 C-3 -2 5 1 11 0", shade(tone, -0.22), 0.8),
  scale: (tone) =>
    path("M-13 3 C-9 -8 9 -8 13 3 C6 -1 -6 -1 -13 3Z", tone) +
    line("M-8 -1 C-3 -4 3 -4 8 -1", shade(tone, -0.15), 0.7),
  darkLump: (tone) =>
    path("M-13 2 C-14 -8 -2 -11 6 -8 C14 -6 15 5 8 9 C1 12 -11 10 -13 2Z", tone) +
    line("M-7 -3 C-2 -7 4 -5 8 -2 M-8 4 C-2 1 4 6 8 3", shade(tone, 0.28), 1.1),
  globe: (tone) =>
    `<circle r="19" fill="${tone}" stroke="${edge(tone)}"/><ellipse cx="-6" cy="-7" rx="5" ry="3" fill="#fff" opacity=".3"/>` +
    line("M-17 4 C-8 9 8 9 17 4 M-3 -18 C-8 -6 -8 8 -3 18", shade(tone, -0.14), 0.8) +
    `<circle cy="-17" r="2" fill="${shade(tone, -0.4)}"/>`,
  flake: (tone) =>
    path(
      "M-13 5 C-15 -5 -6 -3 -4 -9 C2 -13 6 -5 12 -7 C17 -2 9 3 11 8 C4 12 -1 5 -6 9 C-10 10 -12 9 -13 5Z",
      tone,
    ) + line("M-8 2 C-3 -3 3 3 8 -2", shade(tone, 0.4), 1.2),
} satisfies Record<string, Piece>;

type Form = keyof typeof FORMS;

/** The number of pieces in the window of a bag, for forms that are much larger or smaller than the rest. */
const COUNTS: Partial<Record<Form, number>> = {
  globe: 7,
  date: 22,
  flowerHead: 22,
  rose: 24,
  hawSlice: 26,
  threads: 46,
  seed: 78,
  grain: 64,
  berry: 60,
};

/** The form and the colors of each herb of the catalogue. */
const HERBS: Readonly<Record<string, readonly [Form, string, string]>> = {
  桂枝: ["twig", "#8a4a28", "#9c5a32"],
  荆芥: ["cutHerb", "#8c8a52", "#77703f"],
  防风: ["rootSlice", "#b98f55", "#a87c42"],
  白芷: ["rootSlice", "#d8c08f", "#c9ad78"],
  薄荷: ["cutHerb", "#6f8a4c", "#5b7540"],
  桑叶: ["leaf", "#8a9a56", "#758747"],
  柴胡: ["twig", "#7a5a3c", "#8b6a48"],
  葛根: ["cube", "#e2d3b4", "#d6c4a0"],
  知母: ["obliqueSlice", "#c79a52", "#b5863f"],
  栀子: ["ribbedFruit", "#c2641f", "#a9501a"],
  夏枯草: ["spike", "#8a5a3a", "#9c6a46"],
  决明子: ["seed", "#6f5a2c", "#7d6736"],
  金银花: ["bud", "#cdbf76", "#bba95c"],
  连翘: ["pod", "#a07338", "#8d622c"],
  板蓝根: ["obliqueSlice", "#bda06a", "#a98c56"],
  蒲公英: ["cutHerb", "#7b8450", "#8f7a4a"],
  黄芪: ["obliqueSlice", "#dcbf78", "#cfae62"],
  党参: ["obliqueSlice", "#c9a262", "#b88f50"],
  白术: ["chip", "#d9c49a", "#c9b182"],
  山药: ["chip", "#f0e9da", "#e5dcc8"],
  甘草: ["rootSlice", "#cf9a3c", "#bd8830"],
  大枣: ["date", "#8f2226", "#7c1b20"],
  杜仲: ["bark", "#7a5238", "#8b6144"],
  淫羊藿: ["leaf", "#93a05c", "#7f8d4b"],
  当归: ["butterflySlice", "#b88c56", "#a77b46"],
  熟地黄: ["darkLump", "#241a18", "#33241f"],
  白芍: ["chip", "#ecd9c6", "#e0c9b2"],
  何首乌: ["darkLump", "#6e4230", "#7f5038"],
  麦冬: ["spindle", "#e6cf94", "#d8be7c"],
  枸杞子: ["berry", "#c02a22", "#a8231f"],
  百合: ["scale", "#f0e2bc", "#e4d2a4"],
  陈皮: ["peel", "#c9692a", "#b2571f"],
  木香: ["rootSlice", "#8f7248", "#7f633c"],
  川贝母: ["bulb", "#f4efe2", "#e9e2d0"],
  桔梗: ["chip", "#efe6d0", "#e2d6ba"],
  法半夏: ["bulb", "#d8c07e", "#c7ac66"],
  丹参: ["obliqueSlice", "#a8432f", "#953826"],
  川芎: ["butterflySlice", "#c3a46c", "#b2925a"],
  红花: ["threads", "#c2331f", "#d5551f"],
  三七: ["darkLump", "#7c7466", "#686052"],
  茯苓: ["cube", "#f1ece2", "#e6dfd2"],
  薏苡仁: ["grain", "#efe8d8", "#e3d9c2"],
  泽泻: ["chip", "#e8d6a6", "#dac48e"],
  酸枣仁: ["seed", "#8a3a24", "#7a301d"],
  首乌藤: ["twig", "#6f4034", "#80503f"],
  山楂: ["hawSlice", "#a8262a", "#93201f"],
  炒麦芽: ["grain", "#c9963c", "#b78430"],
  鸡内金: ["flake", "#d3a238", "#c08e2a"],
  菊花: ["flowerHead", "#f3ecd2", "#ece2bf"],
  玫瑰花: ["rose", "#b23a5e", "#9c2f50"],
  胖大海: ["date", "#7a5a34", "#6a4c2b"],
  罗汉果: ["globe", "#8d6a2e", "#7c5c26"],
  莲子: ["lotusSeed", "#efe2c6", "#e4d4b2"],
};

const UNKNOWN = ["chip", "#b98b54", "#a8763d"] as const;

/** Returns the look of an herb. Goods are named after their herb, some with a treatment before its name. */
export function lookOf(name: string): Look {
  const herb = Object.hasOwn(HERBS, name) ? name : Object.keys(HERBS).find((each) => name.includes(each));
  const [form, ...tones] = (herb === undefined ? undefined : HERBS[herb]) ?? UNKNOWN;
  return { piece: FORMS[form], tones, count: COUNTS[form] ?? 40 };
}

/** The window of a bag full of an herb; its corner is at `x`, `y`. */
export function herbWindow(
  name: string,
  variant: number,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const { piece, tones, count } = lookOf(name);
  const pieces = Array.from({ length: count }, (_, index) => {
    // Rows of places that overlap, each shifted and turned by the number of the piece.
    const spot = (index * 61 + variant * 17) % 97;
    const columns = Math.ceil(Math.sqrt((count * width) / height));
    const rows = Math.ceil(count / columns);
    const cx = x + ((index % columns) + 0.5) * (width / columns) + (spot % 9) - 4;
    const cy = y + (Math.floor(index / columns) + 0.5) * (height / rows) + (spot % 7) - 3;
    const tone = tones[(index + variant) % tones.length] ?? UNKNOWN[1];
    return `<g transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${(spot * 37) % 360})">${piece(tone, index)}</g>`;
  });
  const ground = shade(tones[1] ?? UNKNOWN[2], -0.25);
  return `<clipPath id="window"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/></clipPath><g clip-path="url(#window)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>${pieces.join("")}</g>`;
}
