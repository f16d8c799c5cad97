/** Backgrounds, hair and skin, of which a name picks its own. */
const GROUNDS = ["#cdede1", "#dbe9fb", "#fdeac5", "#f7dfe9"];
const HAIR = ["#2b2320", "#3d2b22", "#1f2430"];
const SKIN = ["#f6d3b8", "#f2c6a6", "#fadcc6"];

const pick = (all: readonly string[], name: string, turn: number): string =>
  all[(Array.from(name).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) + turn) % all.length] ??
  "";

/** A portrait of somebody at customer service, with a headset; the same for the same name. */
export function drawPortrait(name: string): string {
  const hair = pick(HAIR, name, 1);
  const skin = pick(SKIN, name, 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<rect width="96" height="96" fill="${pick(GROUNDS, name, 0)}"/>` +
    // Hair behind, shoulders, neck.
    `<path d="M24 46 C22 18 74 18 72 46 L73 66 C60 74 36 74 23 66Z" fill="${hair}"/>` +
    `<path d="M10 96 C12 76 28 71 48 71 C68 71 84 76 86 96Z" fill="#08795b"/>` +
    `<path d="M38 70 L48 84 L58 70Z" fill="#fff"/>` +
    `<path d="M41 58 h14 v12 q-7 8 -14 0Z" fill="${skin}"/>` +
    // Face, fringe, eyes, mouth.
    `<ellipse cx="48" cy="46" rx="17" ry="20" fill="${skin}"/>` +
    `<path d="M30 45 C30 24 66 24 66 45 C62 36 54 33 46 33 C40 34 33 38 30 45Z" fill="${hair}"/>` +
    `<circle cx="41" cy="47" r="1.9" fill="#2b2320"/><circle cx="55" cy="47" r="1.9" fill="#2b2320"/>` +
    `<path d="M42 55.5 Q48 60 54 55.5" fill="none" stroke="#a8523d" stroke-width="1.8" stroke-linecap="round"/>` +
    // Headset.
    `<path d="M29 48 C28 18 68 18 67 48" fill="none" stroke="#344040" stroke-width="3"/>` +
    `<rect x="25" y="43" width="7" height="13" rx="3.5" fill="#344040"/><rect x="64" y="43" width="7" height="13" rx="3.5" fill="#344040"/>` +
    `<path d="M28 56 Q30 65 41 64" fill="none" stroke="#344040" stroke-width="2.2" stroke-linecap="round"/>` +
    `</svg>`
  );
}
