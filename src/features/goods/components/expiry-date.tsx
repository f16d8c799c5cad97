import { useServerToday } from "#src/shared/lib/use-server-now.ts";
import { describeExpiry } from "../lib/expiry.ts";

/** The date of expiry with the months left; a short shelf life stands out. */
export function ExpiryDate({ date }: { date: string }) {
  const { text, near } = describeExpiry(date, useServerToday());
  return (
    <span data-part="expiry">
      {date} <small data-near={near || undefined}>{text}</small>
    </span>
  );
}
