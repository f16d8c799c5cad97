import { type ReactNode, useEffect } from "react";
import { company } from "#generated/company.ts";
import { Flag } from "#generated/enums.ts";
import { Headset } from "#generated/icons/headset.ts";
import { Phone } from "#generated/icons/phone.ts";
import type { User } from "#generated/model/index.ts";
import { lastContacts } from "../lib/last-contacts.ts";
import styles from "./service-contacts.module.css";

type Props = { user: User | null | undefined };

/** The buyer's account manager, if there is one, and the complaint hotline (specification section 6). */
export function ServiceContacts({ user }: Props) {
  useEffect(() => {
    if (user) lastContacts.keep(user);
  }, [user]);
  // Undefined while the user is unknown, null for a visitor.
  const contacts = user === undefined ? lastContacts.read() : user;
  const manager = contacts?.admin;
  const hotline = contacts?.common_config.hot_line || company.hotline;
  return (
    <dl className={styles.root}>
      {manager?.name && (
        <Line
          icon={<Headset size={16} />}
          label={manager.is_default === Flag.No ? `专属客服 ${manager.name}` : `客服 ${manager.name}`}
          phone={manager.phone}
        />
      )}
      <Line icon={<Phone size={16} />} label="投诉热线" phone={hotline} />
    </dl>
  );
}

function Line({ icon, label, phone }: { icon: ReactNode; label: string; phone: string }) {
  return (
    <div className={styles.line}>
      <dt className={styles.term}>
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
        {label}
      </dt>
      <dd className={styles.value}>{phone && <a href={`tel:${phone}`}>{phone}</a>}</dd>
    </div>
  );
}
