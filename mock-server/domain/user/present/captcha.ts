import type { CaptchaRecord } from "../records.ts";

const WIDTH = 96;
const HEIGHT = 32;
const COLORS = ["#1f6fb2", "#b23a48", "#2d7d46", "#6a4c93"];

/**
 * A captcha in the contract's form. The slant of the characters and the lines across them are derived from the
 * characters.
 */
export const presentCaptcha = ({ id, answer, expiresAt }: CaptchaRecord) => ({
  captcha_id: id,
  image: `data:image/svg+xml;base64,${Buffer.from(draw(answer)).toString("base64")}`,
  expires_at: Math.floor(expiresAt / 1000),
});

function draw(answer: string): string {
  const step = WIDTH / (answer.length + 0.4);
  const characters = Array.from(answer, (character, index) => {
    const code = character.charCodeAt(0) + index * 7;
    const x = Math.round(step * (index + 0.7));
    const turn = (code % 41) - 20;
    return `<text x="${x}" y="${22 + (code % 5)}" transform="rotate(${turn} ${x} 20)" fill="${COLORS[code % 4] ?? ""}">${character}</text>`;
  });
  const lines = Array.from(answer, (character, index) => {
    const code = character.charCodeAt(0);
    return `<path d="M0 ${(code * (index + 3)) % HEIGHT} Q${(code * 5) % WIDTH} ${(code * 11) % HEIGHT} ${WIDTH} ${(code * (index + 7)) % HEIGHT}" fill="none" stroke="#9aa5b1"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f2f5f8"/>${lines.join("")}` +
    `<g font-family="Georgia,serif" font-size="22" font-weight="700" text-anchor="middle">${characters.join("")}</g></svg>`
  );
}
