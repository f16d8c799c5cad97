import type { UseQueryResult } from "@tanstack/react-query";
import { useMock } from "../world/queries.ts";

const MOST = 200;

/** Records of a table of the world whose JSON contains `q`; 200 at most. */
export const useRecords = <T>(table: string, q?: string): UseQueryResult<readonly T[]> =>
  useMock(
    "state",
    async (control) => {
      const { records } = await control.state.records(table, {
        page_size: MOST,
        ...(q !== undefined && { q }),
      });
      return records.map(({ value }) => value as T);
    },
    ["records", table, q],
  );

/** The lists of a table, one per member, as [member id, list]. */
export const useListsByMember = <T>(
  table: string,
): UseQueryResult<ReadonlyArray<readonly [userId: number, list: readonly T[]]>> =>
  useMock(
    "state",
    async (control) => {
      const { records } = await control.state.records(table, { page_size: MOST });
      return records.map(({ key, value }) => [Number(key), value as readonly T[]] as const);
    },
    ["lists", table],
  );

/** The displayed data of a member. */
export type Member = {
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
