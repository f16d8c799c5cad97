import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { Reminder } from "./use-reminders.ts";

/** Whatever keeps the buyer from buying, now or soon, each with its next step. Renders nothing when all is well. */
export function Reminders({ reminders }: { reminders: readonly Reminder[] }) {
  if (reminders.length === 0) return null;
  return (
    <chakra.ul css={styles} aria-label="待办提醒">
      {reminders.map(({ text, label, to }) => (
        <li key={text}>
          <CircleAlert size={16} aria-hidden />
          <span>{text}</span>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </chakra.ul>
  );
}

const styles = {
  px: "4",
  py: "1",
  borderWidth: "1px",
  borderColor: "promo.100",
  borderRadius: "md",
  bg: "promo.50",
  listStyle: "none",
  "& li": { display: "flex", alignItems: "center", gap: "2", minHeight: "9", py: "1" },
  "& li + li": { borderTopWidth: "1px", borderColor: "promo.100" },
  "& svg": { flexShrink: "0", color: "fg.promo" },
  "& span": { flex: "1", minWidth: "0" },
  "& a": { flexShrink: "0", color: "fg.promo", fontWeight: "600", textDecoration: "underline" },
} as const;
