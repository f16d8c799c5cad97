/** Memory that all calls share. */
export type ByteBudget = {
  /** Takes this many bytes; false, and nothing taken, if there are not so many left. */
  take(bytes: number): boolean;
  give(bytes: number): void;
};

export function createByteBudget(total: number): ByteBudget {
  let left = total;
  return {
    take(bytes) {
      if (bytes > left) return false;
      left -= bytes;
      return true;
    },
    give(bytes) {
      left += bytes;
    },
  };
}
