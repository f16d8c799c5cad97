import { refuseField } from "./responses.ts";

const PAGE_SIZE = 20;

type Paged = { readonly page?: number; readonly page_size?: number };
type Days = { readonly start_time?: string; readonly end_time?: string };

/** One page of a list. */
export function paged<T>(all: readonly T[], { page = 1, page_size: size = PAGE_SIZE }: Paged) {
  return { list: all.slice((page - 1) * size, page * size), total: all.length, page, page_size: size };
}

/** Those with these values in their fields, as far as they are asked for. */
export function having<T extends object>(all: readonly T[], values: Partial<T>): T[] {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
  return all.filter((each) => pairs.every(([name, value]) => each[name as keyof T] === value));
}

/** A record without these fields. */
export function without<T extends object, K extends keyof T & string>(record: T, names: readonly K[]) {
  const left = Object.entries(record).filter(([name]) => !names.includes(name as K));
  return Object.fromEntries(left) as Omit<T, K>;
}

/** Those made from one day to another, both included. Throws Refused. */
export function inDays<T extends { readonly created_at: string }>(all: readonly T[], days: Days): T[] {
  const { start_time: start = "", end_time: end = "9999-12-31" } = days;
  if (end < start) throw refuseField("end_time", "结束日期早于开始日期");
  return all.filter(({ created_at: at }) => at.slice(0, 10) >= start && at.slice(0, 10) <= end);
}
