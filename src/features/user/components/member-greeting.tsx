import { memberRankLabels, teamRoleLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import { BadgeCheck } from "#generated/icons/badge-check.ts";
import { BuildingComplex } from "#generated/icons/building-complex.ts";
import { Clock } from "#generated/icons/clock.ts";
import type { User } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { paths } from "#src/shared/paths.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { greetingAt } from "../lib/greeting.ts";
import { ServiceContacts } from "./service-contacts.tsx";
import styles from "./member-greeting.module.css";

/** The user, the company, the state of its approval, and its account manager; keeps their place while unknown. */
export function MemberGreeting({ query }: { query: Query<User> }) {
  return (
    <section className={styles.root} aria-label="账户">
      <Loaded
        query={query}
        what="账号信息"
        as="line"
        skeleton={<Skeletons count={2} className={styles.loading} height="5" />}
      >
        {(user) => <Greeting user={user} />}
      </Loaded>
    </section>
  );
}

function Greeting({ user }: { user: User }) {
  const greeting = useServerClock(greetingAt);
  // Beside the contacts, the same name is said once.
  const isOther = user.ywy !== "" && user.ywy !== user.admin?.name;
  const isPassed = user.is_passed === Flag.Yes;
  return (
    <>
      <Face src={user.face} />
      <div className={styles.who}>
        <Text as="p" tone="muted">
          {greeting}，{user.member ? user.member.name : user.name}
          {user.member && <>（{teamRoleLabels[user.member.role]}）</>}
        </Text>
        <h2 className={styles.company}>{user.company}</h2>
        <Text as="p" tone="subtle" size="xs">
          {[user.customer && `客户编码 ${user.customer}`, isOther && `专属客服 ${user.ywy}`]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        <ul>
          <li data-tone={isPassed ? "good" : "waiting"}>
            {isPassed ? <BadgeCheck size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
            {isPassed ? "资质已审核" : "资质待审核"}
          </li>
          <li>{memberRankLabels[user.rank]}</li>
          <li>
            <TextLink to={paths.wechatBinding()}>{user.wechat ? "已绑定微信" : "未绑定微信"}</TextLink>
          </li>
        </ul>
      </div>
      <div className={styles.manager}>
        <ServiceContacts user={user} />
      </div>
    </>
  );
}

/** The user's picture; a neutral one without it. */
function Face({ src }: { src: string }) {
  const { isShown, onError } = usePicture(src);
  return (
    <span className={styles.sign} aria-hidden>
      {isShown ? (
        <img className={styles.face} src={src} alt="" onError={onError} />
      ) : (
        <BuildingComplex size={26} strokeWidth={1.5} />
      )}
    </span>
  );
}
