import { paths, withQuery } from "#src/shared/paths.ts";

/** Apart from the other paths, which every page loads. */
export const teamLogPath = ({ page }: { page?: number | undefined } = {}) =>
  withQuery(paths.team(), { tab: "log", page });

export const approvalPath = (id: number) => withQuery(paths.approvals(), { id });
