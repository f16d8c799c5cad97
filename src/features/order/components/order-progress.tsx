import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import type { Order } from "#generated/model/order.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { progressSteps } from "../lib/order-status.ts";

type Props = { order: Order };

export function OrderProgress({ order }: Props) {
  return (
    <chakra.ol css={styles} aria-label="订单进度">
      {progressSteps(order).map(({ name, time, state }) => (
        <li key={name} data-state={state}>
          <span data-part="sign" aria-hidden>
            {state === "done" && <Check size={12} strokeWidth={3} />}
          </span>
          <span data-part="name">{name}</span>
          <span data-part="time">{state === "done" ? formatMinute(time) : "--"}</span>
        </li>
      ))}
    </chakra.ol>
  );
}

const styles = {
  display: "flex",
  listStyle: "none",
  "& li": {
    position: "relative",
    flex: "1",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    textAlign: "center",
    color: "fg.subtle",
  },
  "& li + li::before": {
    content: '""',
    position: "absolute",
    top: "2",
    insetInlineEnd: "calc(50% + {sizes.3})",
    width: "calc(100% - {sizes.6})",
    borderTopWidth: "2px",
    borderColor: "border",
  },
  "& li[data-state=done] + li::before": { borderColor: "brand.border" },
  "& [data-part=sign]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    boxSize: "4.5",
    mb: "1",
    borderWidth: "2px",
    borderColor: "border.strong",
    borderRadius: "full",
    bg: "bg.panel",
  },
  "& [data-state=done]": { color: "fg" },
  "& [data-state=done] [data-part=sign]": {
    borderColor: "brand.solid",
    bg: "brand.solid",
    color: "brand.contrast",
  },
  "& [data-state=current] [data-part=sign]": { borderColor: "brand.solid" },
  "& [data-part=time]": { color: "fg.subtle", fontSize: "xs" },
} as const;
