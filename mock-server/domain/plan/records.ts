/** Plans saved by buyers have ids from here on; those of the seed are lower. */
export const FIRST_NEW_PLAN_ID = 101;

/** A line as it was written; `quantity` is empty and `goodsId` 0 where none was given. */
export type SavedPlanLine = { readonly text: string; readonly quantity: string; readonly goodsId: number };

/** A purchase plan that the stores of an owner share. */
export type SavedPlanRecord = {
  readonly id: number;
  readonly ownerId: number;
  readonly name: string;
  /** The company name of the store that saved it last. */
  readonly store: string;
  readonly lines: readonly SavedPlanLine[];
  /** ms */
  readonly createdAt: number;
  /** ms */
  readonly updatedAt: number;
};
