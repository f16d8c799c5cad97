/** `--quick` only checks that every part works: its figures are meaningless. */
export const isQuick = process.argv.includes("--quick");

/** The amount of work per figure. */
export const effort = isQuick
  ? { starts: 1, requests: 400, rounds: 2, seconds: 1, settle: 1, searches: 60, worlds: 20, reads: 60 }
  : {
      starts: 5,
      requests: 100_000,
      rounds: 5,
      seconds: 3,
      settle: 2,
      searches: 2000,
      worlds: 1000,
      reads: 6000,
    };
