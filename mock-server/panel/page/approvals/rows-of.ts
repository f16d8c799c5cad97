import type { UseQueryResult } from "@tanstack/react-query";
import type { Approval } from "./approval-table.tsx";
import { useMembers } from "./use-records.ts";
import { say } from "../language.ts";

export type Approvals = UseQueryResult<readonly Approval[]>;

/** The state of a record of any kind that nobody has acted on. */
export const WAITING = 1;
export const UNDER_WAY = 2;

/** The query with a row for each record that waits. */
export const rowsOf = <T>(
  query: UseQueryResult<readonly T[]>,
  toRow: (record: T) => Approval | undefined,
): Approvals => ({ ...query, data: query.data?.flatMap((record) => toRow(record) ?? []) }) as Approvals;

export function useCompanies(): (userId: number) => string {
  const memberOf = useMembers();
  return (userId) => memberOf(userId)?.company ?? say(`Member ${userId}`, `会员 ${userId}`);
}

export const isWritten = (text: string): boolean => text.trim() !== "";
