import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetAccountProfile } from "#generated/hooks/user/user.ts";
import type { AccountProfile as Profile, User } from "#generated/model/index.ts";
import { addressText } from "#src/shared/lib/address-text.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { FactList } from "#src/shared/ui/records/fact-list.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { useCurrentUser } from "../hooks/use-current-user.ts";
import { profileDraft } from "../lib/profile-draft.ts";
import { memberRankLabels } from "#generated/enum-labels.ts";
import styles from "./account-profile.module.css";
import { AccountSafety } from "./account-safety.tsx";

const ProfileForm = lazyForm(async () => (await import("./profile-form.tsx")).ProfileForm);

/** The account's contact person, which can be changed here, and the company, which follows its certificates. */
export function AccountProfile() {
  const user = useCurrentUser();
  const query = useGetAccountProfile({ query: { select: (response) => response.data } });
  return (
    <Loaded
      query={query}
      what="基本信息"
      as="framed"
      skeleton={
        <Stack gap="3">
          <Skeleton className={styles.contactLoading} />
          <Skeleton className={styles.companyLoading} />
        </Stack>
      }
    >
      {(profile) => (
        <Stack gap="3">
          <ContactPanel profile={profile} user={user} />
          <CompanyPanel profile={profile} />
          <AccountSafety user={user} />
        </Stack>
      )}
    </Loaded>
  );
}

type ContactProps = {
  profile: Profile;
  /** The profile masks the phone number; the form needs the full one. */
  user: User | null | undefined;
};

function ContactPanel({ profile, user }: ContactProps) {
  const { username, name, phone, email, created_at, last_login_at } = profile;
  const [isEdited, setEdited] = useState(() => profileDraft.read() !== undefined);
  const opener = useOpener(isEdited);
  return (
    <Panel title="账号信息">
      {isEdited && user ? (
        <ProfileForm values={{ name, phone: user.phone, email, code: "" }} onClose={() => setEdited(false)} />
      ) : (
        <>
          <FactList
            facts={[
              ["登录账号", username],
              ["联系人", name],
              ["手机号", phone],
              ["邮箱", email || "--"],
              ["注册时间", formatMinute(created_at)],
              ["上次登录", formatMinute(last_login_at)],
            ]}
          />
          <Button
            className={styles.edit}
            ref={opener}
            size="sm"
            disabled={!user}
            onClick={() => setEdited(true)}
          >
            修改联系人
          </Button>
        </>
      )}
    </Panel>
  );
}

function CompanyPanel({ profile }: { profile: Profile }) {
  return (
    <Panel
      title="企业资料"
      hint={
        <>
          以审核通过的证照为准，如有变更请
          <Link className={styles.newCertificate} to={paths.certificates()}>
            提交新证照
          </Link>
          。
        </>
      }
    >
      <FactList
        facts={[
          ["企业名称", profile.company],
          ["企业类型", memberRankLabels[profile.rank]],
          ["信用代码", profile.credit_code || "--"],
          ["许可证号", profile.licence_no || "--"],
          ["法定代表人", profile.legal_person || "--"],
          ["注册地址", profile.detail ? addressText(profile) : "--"],
          ["经营范围", profile.business_scope || "--"],
        ]}
      />
    </Panel>
  );
}
