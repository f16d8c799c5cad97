import { Box, chakra } from "@chakra-ui/react";
import { CalendarClock, Landmark, type LucideIcon, QrCode, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import type { PayChoice } from "#generated/model/payChoice.ts";
import type { PayMethod } from "#generated/model/payMethod.ts";
import { ChoiceTile } from "#src/shared/ui/field/choice-tile.tsx";

const ICONS: Record<PayMethod, LucideIcon> = {
  0: Wallet,
  1: CalendarClock,
  2: Wallet,
  3: Landmark,
  4: QrCode,
};

type Props = {
  choices: readonly PayChoice[];
  value: PayMethod | undefined;
  onChange: (method: PayMethod) => void;
  /** Details of the chosen method, shown below it. */
  details: Partial<Record<PayMethod, ReactNode>>;
};

/** The payment methods. One that cannot be used says why. */
export function MethodChoice({ choices, value, onChange, details }: Props) {
  return (
    <chakra.div css={styles} role="radiogroup" aria-label="支付方式">
      {choices.map(({ method, name, is_open, reason, describe }) => {
        const Icon = ICONS[method];
        return (
          <div key={method}>
            <ChoiceTile
              type="radio"
              name="method"
              checked={method === value}
              disabled={is_open === 0}
              onChange={() => onChange(method)}
            >
              <span data-part="head">
                <Icon size={20} aria-hidden />
                <b>{name}</b>
                <small>{describe}</small>
              </span>
              {is_open === 0 && <small data-part="reason">{reason}</small>}
            </ChoiceTile>
            {method === value && details[method] && <Box data-part="details">{details[method]}</Box>}
          </div>
        );
      })}
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  gap: "3",
  "& [data-part=head]": { display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: "2" },
  "& [data-part=head] svg": { color: "brand.fg" },
  "& [data-off] svg": { color: "fg.subtle" },
  "& [data-part=head] b": { fontWeight: "600" },
  "& small": { color: "fg.muted", fontSize: "xs" },
  "& small[data-part=reason]": { display: "block", color: "fg.promo" },
  "& [data-part=details]": { px: { base: "3", md: "9" }, pt: "3", pb: "1" },
} as const;
