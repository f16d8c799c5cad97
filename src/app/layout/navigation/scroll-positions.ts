const STORAGE_KEY = "scroll-positions";
const KEEP = 50;

const positions = new Map<string, number>(load());
addEventListener("pagehide", () =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-KEEP))),
);

/** How far down the history entry was when it was left; 0 when it is new. */
export function readPosition(key: string): number {
  return positions.get(key) ?? 0;
}

export function writePosition(key: string, top: number): void {
  positions.set(key, top);
}

function load(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}
