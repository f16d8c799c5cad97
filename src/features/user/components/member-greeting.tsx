import { BadgeCheck, Building2, Clock } from "lucide-react";
import { Suspense } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { User } from "#generated/model/index.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { greetingAt } from "../lib/greeting.ts";
import { rankNames } from "../lib/rank-names.ts";
import styles from "./member-greeting.module.css";
import { ServiceContacts } from "./service-contacts.tsx";

// Nearly everybody is approved: the code for the others is loaded on demand.
const RegistrationState = lazyPart(async () => (await import("./registration-state.tsx")).RegistrationState);

/** The user, the company, the state of its approval, and its account manager. */
export function MemberGreeting({ user }: { user: User }) {
  const greeting = useServerClock(greetingAt);
  const isPassed = user.is_passed === 1;
  return (
    <section className={styles.root} aria-label="账户">
      <span className={styles.sign} aria-hidden>
        <Building2 size={26} strokeWidth={1.5} />
      </span>
      <div className={styles.who}>
        <p className={styles.greeting}>
          {greeting}，{user.name}
        </p>
        <h2 className={styles.company}>{user.company}</h2>
        <ul>
          <li data-tone={isPassed ? "good" : "waiting"}>
            {isPassed ? <BadgeCheck size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
            {isPassed ? "资质已审核" : "资质待审核"}
          </li>
          <li>{rankNames[user.rank]}</li>
          <li>
            <TextLink to={paths.wechatBinding()}>{user.wechat ? "已绑定微信" : "未绑定微信"}</TextLink>
          </li>
        </ul>
      </div>
      <div className={styles.manager}>
        <ServiceContacts user={user} />
      </div>
      {!isPassed && (
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <RegistrationState />
        </Suspense>
      )}
    </section>
  );
}
