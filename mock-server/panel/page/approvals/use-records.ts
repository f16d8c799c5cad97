import type { UseQueryResult } from "@tanstack/react-query";
import { PAGE_RECORDS_MAX } from "#generated/control/limits.ts";
import type { Record as WorldRecord } from "#generated/control/model/record.ts";
import { say } from "../language.ts";
import { useMock } from "../world/queries.ts";
import type { Approval } from "./approval-table.tsx";

export type Approvals = UseQueryResult<readonly Approval[]>;

/** The state of a record of any kind that nobody has acted on. */
export const WAITING = 1;
export const UNDER_WAY = 2;

/** The records of a table, at most one page; `read` gives those that a stored one stands for. */
export const useRecords = <T>(
  table: string,
  read = ({ value }: WorldRecord): readonly T[] => [value as T],
): UseQueryResult<readonly T[]> =>
  useMock(
    "state",
    async (control) =>
      (await control.state.records(table, { page_size: PAGE_RECORDS_MAX })).records.flatMap(read),
    ["records", table],
  );

/** The query with a row for each record that waits. */
export const rowsOf = <T>(
  query: UseQueryResult<readonly T[]>,
  toRow: (record: T) => Approval | undefined,
): Approvals => ({ ...query, data: query.data?.flatMap((record) => toRow(record) ?? []) }) as Approvals;

/** The displayed data of a member. */
type Member = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly company: string;
  readonly is_passed: 0 | 1;
};

/** Finds a member by id. */
export function useMembers(): (id: number) => Member | undefined {
  const { data = [] } = useRecords<Member>("users");
  return (id) => data.find((member) => member.id === id);
}

export function useCompanies(): (userId: number) => string {
  const memberOf = useMembers();
  return (userId) => memberOf(userId)?.company ?? say(`Member ${userId}`, `会员 ${userId}`);
}

export const isWritten = (text: string): boolean => text.trim() !== "";
