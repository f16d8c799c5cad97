import type { ReactNode } from "react";
import { Flag, PayMethod } from "#generated/enums.ts";
import { CalendarClock } from "#generated/icons/calendar-clock.ts";
import { Landmark } from "#generated/icons/landmark.ts";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import { QrCode } from "#generated/icons/qr-code.ts";
import { Wallet } from "#generated/icons/wallet.ts";
import type { PayChoice } from "#generated/model/index.ts";
import { ChoiceTile } from "#src/shared/ui/field/choice-tile.tsx";
import styles from "./method-choice.module.css";

const ICONS: Record<PayMethod, LucideIcon> = {
  [PayMethod.NotChosen]: Wallet,
  [PayMethod.Credit]: CalendarClock,
  [PayMethod.Balance]: Wallet,
  [PayMethod.BankTransfer]: Landmark,
  [PayMethod.QrCode]: QrCode,
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
    <div className={styles.root} role="radiogroup" aria-label="支付方式">
      {choices.map(({ method, name, is_open, reason, describe }) => {
        const Icon = ICONS[method];
        return (
          <div key={method}>
            <ChoiceTile
              type="radio"
              name="method"
              checked={method === value}
              disabled={is_open === Flag.No}
              onChange={() => onChange(method)}
            >
              <span className={styles.head}>
                <Icon size={20} aria-hidden />
                <b>{name}</b>
                <small>{describe}</small>
              </span>
              {is_open === Flag.No && <small className={styles.reason}>{reason}</small>}
            </ChoiceTile>
            {method === value && details[method] && <div className={styles.details}>{details[method]}</div>}
          </div>
        );
      })}
    </div>
  );
}
