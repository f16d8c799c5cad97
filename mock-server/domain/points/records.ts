import type { PointsOrderStatus, PointsUseType } from "#generated/model/index.ts";
import type { AddressRecord } from "#mock/domain/address/records.ts";

/** Ids of new points orders start here. */
export const FIRST_NEW_POINTS_ORDER_ID = 3001;

/** Ids of new points entries start here; those of the seed are lower. */
export const FIRST_NEW_POINTS_ENTRY_ID = 100_001;

/** A change of points. Time in ms. */
export type PointsEntry = {
  readonly id: number;
  readonly use: PointsUseType;
  /** Negative for deductions. */
  readonly points: number;
  readonly remark: string;
  readonly at: number;
};

/** A gift of the points mall. */
export type GiftGoodsRecord = {
  readonly id: number;
  readonly name: string;
  readonly describe: string;
  readonly categoryId: number;
  readonly points: number;
  /** Stock. */
  readonly number: number;
  readonly exchanged: number;
  /** The maximum per buyer; 0 means unlimited. */
  readonly limit: number;
};

/** A points order. Times in ms. */
export type PointsOrderRecord = {
  readonly id: number;
  readonly userId: number;
  readonly orderNo: string;
  readonly status: PointsOrderStatus;
  readonly goodsId: number;
  readonly name: string;
  readonly number: number;
  readonly points: number;
  readonly address: AddressRecord;
  readonly company: string;
  readonly trackingNo: string;
  readonly createdAt: number;
  readonly shippedAt: number | null;
};
