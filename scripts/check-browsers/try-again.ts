/** Far beyond what a slow machine needs. */
export const GIVE_UP_MS = 120_000;

/** Tries again until it is done without an error; then rejects with the last one. */
export async function tryAgain<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
