import type { WorldState } from "#mock/state/world-state.ts";

/** The picture at a path below /images/, as SVG; undefined where there is none. */
export function drawImage(path: string, state: WorldState): string | undefined {
  const id = /^\/images\/goods\/(\d+)\.svg$/u.exec(path)?.[1];
  const goods = state.goods.get(Number(id));
  return (
    goods &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><text y="200">${goods.name}</text></svg>`
  );
}
