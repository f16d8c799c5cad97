import { CalendarCheck } from "#generated/icons/calendar-check.ts";
import { FileCheck } from "#generated/icons/file-check.ts";
import { HandCoins } from "#generated/icons/hand-coins.ts";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import { Truck } from "#generated/icons/truck.ts";
import styles from "./promises.module.css";

const PROMISES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: FileCheck, title: "同批号检验报告", text: "每批可查，随货同行" },
  { Icon: CalendarCheck, title: "效期透明", text: "下单前看得到效期至" },
  { Icon: Truck, title: "包邮条件清楚", text: "还差多少，购物车中会标明" },
  { Icon: HandCoins, title: "余额与账期支付", text: "额度内先采购后结款" },
];

/** Four promises to buyers. */
export function Promises() {
  return (
    <ul className={styles.root}>
      {PROMISES.map(({ Icon, title, text }) => (
        <li className={styles.promise} key={title}>
          <div className={styles.icon}>
            <Icon size={26} strokeWidth={1.5} aria-hidden />
          </div>
          <div>
            <div className={styles.title}>{title}</div>
            <div className={styles.text}>{text}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
