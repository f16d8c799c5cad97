import { editData } from "../twists.ts";
import type { Twist, WireCall } from "../wire.ts";

type Listed<T> = T[] | { list: T[] };

const listOf = <T>(data: Listed<T>): T[] => (Array.isArray(data) ? data : data.list);

/** Changes each record of a list or a page. */
export const editAll = <T>(change: (record: T, call: WireCall) => void): Twist =>
  editData<Listed<T>>((data, call) => {
    for (const record of listOf(data)) change(record, call);
  });

/** The records of a list or a page from the last to the first. */
export const backwards = (): Twist => editData<Listed<unknown>>((data) => void listOf(data).reverse());

export const isVisitor = ({ cookie }: WireCall): boolean => cookie === "";

/** A masked text without its asterisks. */
export const unmask = (text: string): string => text.replaceAll("*", "0");

/** The sum in 元, without the digits that floating point adds. */
export const plus = (amount: number, more: number): number => Math.round((amount + more) * 100) / 100;
