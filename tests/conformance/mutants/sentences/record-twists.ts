import type { OperationId } from "#generated/operations.ts";
import { type Fields, editData } from "../twists.ts";
import type { Twist, WireResponse } from "../wire.ts";

/** An order that is placed, read and canceled. */
export const ORDERING: readonly OperationId[] = [
  "listGoods",
  "listCartLines",
  "addCartLines",
  "editCartLine",
  "checkoutCart",
  "listAddresses",
  "createOrder",
  "getOrder",
  "listOrders",
  "cancelOrder",
  "deleteCartLines",
];

/** The same with its payment, and bought again. */
export const PAYING: readonly OperationId[] = [
  ...ORDERING,
  "listPayMethods",
  "createPayment",
  "getPayment",
  "payByBalance",
  "getBalance",
  "getBuyAgainPreview",
  "buyOrderAgain",
];

export const yuan = (amount: number): number => Math.round(amount * 100) / 100;

/** The records in a field of the data: a list, or the single one. */
export const recordsIn = (data: Fields, field: string): Fields[] => {
  const value = data[field];
  return Array.isArray(value) ? value : value ? [value as Fields] : [];
};

/** Changes each record in a field of the data. */
export const editIn = (field: string, change: (record: Fields) => void): Twist =>
  editData<Fields>((data) => recordsIn(data, field).forEach(change));

/** Sets fields of the records that `isMeant` selects, in a field of the data. */
export const setIn = (field: string, isMeant: (record: Fields) => boolean, values: Fields): Twist =>
  editIn(field, (record) => {
    if (isMeant(record)) Object.assign(record, values);
  });

/** The same for each record of a page. */
export const setEach = (isMeant: (record: Fields) => boolean, values: Fields): Twist =>
  setIn("list", isMeant, values);

/** Sets fields of data that is a single record. */
export const setOnly = (isMeant: (record: Fields) => boolean, values: Fields): Twist =>
  editData<Fields>((data) => {
    if (isMeant(data)) Object.assign(data, values);
  });

/** Adds to an amount or a count. */
export const raise = (record: Fields, field: string, by: number): void => {
  record[field] = yuan(Number(record[field]) + by);
};

/** Turns a list around: the data itself, or one in a field of it. */
export const reversed = (field?: string): Twist =>
  editData<Fields | unknown[]>((data) => {
    const list = Array.isArray(data) ? data : data[field ?? "list"];
    (list as unknown[]).reverse();
  });

export const dataOf = <T>({ body }: WireResponse): T => (JSON.parse(body) as { data: T }).data;
