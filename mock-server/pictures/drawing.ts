/** The content of a pack's picture. */
export type Drawing = {
  readonly name: string;
  readonly spec: string;
  readonly maker: string;
  /** The brand, or the first characters of the manufacturer. */
  readonly brand: string;
  readonly dark: string;
  readonly light: string;
  /** The number of the label design. */
  readonly variant: number;
  readonly badge: Badge | undefined;
  /** The dosage form, for the shape of tablets and capsules. */
  readonly form: string;
};

export type Badge = { readonly text: string; readonly color: string };

const FONT = "'Noto Sans CJK SC','Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif";

const SIZE = 400;

/** A picture on white with a soft shadow below it. */
export const picture = (title: string, content: string, shadow: Ellipse): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img" aria-label="${escape(title)}" font-family="${FONT}">` +
  `<defs><radialGradient id="ground"><stop offset="0" stop-color="#1c2733" stop-opacity=".28"/><stop offset="1" stop-color="#1c2733" stop-opacity="0"/></radialGradient></defs>` +
  `<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>` +
  `<ellipse cx="${shadow.x}" cy="${shadow.y}" rx="${shadow.width / 2}" ry="${shadow.height / 2}" fill="url(#ground)"/>` +
  `${content}</svg>`;

export type Ellipse = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The width of a text at font size 1: Chinese characters are square, Latin ones little more than half as wide. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (/[\u0020-\u00ff]/u.test(character) ? 0.56 : 1), 0);

type TextStyle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: "start" | "middle" | "end";
};

/** One line of text, scaled down to fit its space. */
export function text(content: string, style: TextStyle): string {
  const size = Math.min(style.size, style.width / Math.max(1, widthOf(content)));
  return `<text x="${style.x}" y="${style.y}" font-size="${size.toFixed(1)}" fill="${style.fill}" font-weight="${style.weight ?? 400}" text-anchor="${style.anchor ?? "start"}">${escape(content)}</text>`;
}

/** A name on one line, or on two if it is long; `y` is the baseline of the first. */
export function title(content: string, style: TextStyle): { svg: string; bottom: number } {
  const characters = Array.from(content);
  if (widthOf(content) * style.size <= style.width * 1.25) {
    return { svg: text(content, style), bottom: style.y };
  }
  const half = Math.ceil(characters.length / 2);
  const size = style.size * 0.84;
  const second = style.y + size * 1.2;
  const lines = [
    text(characters.slice(0, half).join(""), { ...style, size }),
    text(characters.slice(half).join(""), { ...style, size, y: second }),
  ];
  return { svg: lines.join(""), bottom: second };
}

/** Darkens (amount below 0) or lightens a color, −1 to 1. */
export function shade(color: string, amount: number): string {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16);
    const shaded = amount < 0 ? value * (1 + amount) : value + (255 - value) * amount;
    return Math.round(shaded).toString(16).padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
