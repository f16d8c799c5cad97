import { keepPreviousData } from "@tanstack/react-query";

/** Query options for a page of records: it stays until the next one has loaded, and errors are shown in its place. */
export const RECORDS = {
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: true,
  meta: { errors: "inline" },
} as const;
