import { type Drawing, picture, shade } from "./drawing.ts";
import { label } from "./label.ts";

const sheen = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" opacity=".28"/>`;

/** A label around a round container: shaded toward its edges. */
const wrapped = (drawing: Drawing, x: number, y: number, width: number, height: number) =>
  `<g transform="translate(${x} ${y})">${label(drawing, width, height)}` +
  `<rect width="${width * 0.09}" height="${height}" fill="#1c2733" opacity=".10"/>` +
  `<rect x="${width * 0.91}" width="${width * 0.09}" height="${height}" fill="#1c2733" opacity=".13"/></g>`;

/** A plastic bottle with a screw cap. */
export const bottle = (drawing: Drawing): string =>
  picture(
    drawing.name,
    `<rect x="150" y="44" width="100" height="48" rx="7" fill="${shade(drawing.dark, 0.1)}"/>` +
      Array.from(
        { length: 11 },
        (_, i) => `<rect x="${155 + i * 8.6}" y="48" width="2" height="40" fill="#fff" opacity=".22"/>`,
      ).join("") +
      `<path d="M162 92 h76 v12 q48 10 48 50 v176 q0 20 -20 20 h-132 q-20 0 -20 -20 v-176 q0 -40 48 -50Z" fill="#f4f6f8" stroke="#d3dae0"/>` +
      wrapped(drawing, 114, 166, 172, 152) +
      sheen(128, 120, 8, 216),
    { x: 200, y: 350, width: 250, height: 40 },
  );

/** A low jar of pills in front of its carton. */
export const jar = (drawing: Drawing): string =>
  picture(
    drawing.name,
    `<rect x="124" y="78" width="152" height="54" rx="9" fill="${shade(drawing.dark, -0.1)}"/>` +
      `<rect x="124" y="118" width="152" height="8" fill="#fff" opacity=".18"/>` +
      `<path d="M134 132 h132 q36 6 36 40 v136 q0 24 -24 24 h-156 q-24 0 -24 -24 v-136 q0 -34 36 -40Z" fill="#fbfcfd" stroke="#d3dae0"/>` +
      wrapped(drawing, 98, 178, 204, 122) +
      sheen(112, 150, 8, 168),
    { x: 200, y: 332, width: 280, height: 40 },
  );

/** A big can with a flat lid. */
export const can = (drawing: Drawing): string =>
  picture(
    drawing.name,
    `<rect x="106" y="70" width="188" height="34" rx="8" fill="${shade(drawing.dark, -0.15)}"/>` +
      `<path d="M110 104 h180 v216 q0 18 -18 18 h-144 q-18 0 -18 -18Z" fill="${drawing.light}" stroke="#d3dae0"/>` +
      wrapped(drawing, 110, 128, 180, 168) +
      sheen(122, 112, 8, 212),
    { x: 200, y: 338, width: 260, height: 40 },
  );

/** A tube at an angle, with its crimped end to the left. */
export const tube = (drawing: Drawing): string =>
  picture(
    drawing.name,
    `<g transform="rotate(-14 200 200)">` +
      `<path d="M44 146 h12 v108 h-12Z" fill="${shade(drawing.light, -0.16)}"/>` +
      `<path d="M56 146 L312 156 q16 2 16 20 v48 q0 18 -16 20 L56 254Z" fill="#fff" stroke="#cdd5dc"/>` +
      `<g transform="translate(70 152)">${label(drawing, 232, 96)}</g>` +
      `<path d="M328 180 h10 v40 h-10Z" fill="#e3e8ec"/><rect x="338" y="170" width="36" height="60" rx="6" fill="${drawing.dark}"/>` +
      `<rect x="70" y="158" width="250" height="7" rx="3" fill="#fff" opacity=".4"/></g>`,
    { x: 206, y: 286, width: 330, height: 40 },
  );

/** A carton with a dropper bottle beside it. */
export const dropper = (drawing: Drawing): string =>
  picture(
    drawing.name,
    `<g transform="translate(52 132)">${label(drawing, 196, 172)}<rect width="196" height="172" fill="none" stroke="#c9d2da"/></g>` +
      `<path d="M248 132 l20 -11 v172 l-20 11Z" fill="${shade(drawing.dark, -0.12)}"/><path d="M52 132 l20 -11 h196 l-20 11Z" fill="${drawing.light}"/>` +
      `<path d="M302 150 l5 -28 h8 l5 28Z" fill="#eef1f4" stroke="#d3dae0"/><rect x="290" y="150" width="42" height="42" rx="5" fill="${drawing.dark}"/>` +
      `<path d="M286 192 h50 q12 4 12 16 v84 q0 14 -14 14 h-46 q-14 0 -14 -14 v-84 q0 -12 12 -16Z" fill="#f4f8fa" stroke="#cfd7de"/>` +
      `<rect x="274" y="222" width="74" height="56" fill="${drawing.light}"/><rect x="274" y="222" width="74" height="13" fill="${drawing.dark}"/>` +
      sheen(281, 202, 5, 96),
    { x: 206, y: 306, width: 350, height: 42 },
  );

/** A bottle with a spray head. */
export const spray = (drawing: Drawing): string =>
  picture(
    drawing.name,
    `<path d="M176 52 h44 q10 0 10 10 v12 h-40 l-14 6 v-28Z" fill="${drawing.dark}"/><rect x="186" y="74" width="30" height="20" fill="${shade(drawing.dark, 0.35)}"/>` +
      `<rect x="166" y="92" width="68" height="30" rx="6" fill="${shade(drawing.dark, -0.15)}"/>` +
      `<path d="M166 122 h68 q42 8 42 44 v158 q0 18 -18 18 h-116 q-18 0 -18 -18 v-158 q0 -36 42 -44Z" fill="#f2f6f9" stroke="#d3dae0"/>` +
      wrapped(drawing, 124, 172, 152, 136) +
      sheen(136, 140, 7, 190),
    { x: 200, y: 342, width: 230, height: 38 },
  );
