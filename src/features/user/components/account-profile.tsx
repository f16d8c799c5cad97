import { useState } from "react";
import { Link } from "react-router-dom";
import { memberRankLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import { useGetAccountProfile } from "#generated/hooks/user/user.ts";
import { BadgeCheck } from "#generated/icons/badge-check.ts";
import { KeyRound } from "#generated/icons/key-round.ts";
import { MapPin } from "#generated/icons/map-pin.ts";
import { QrCode } from "#generated/icons/qr-code.ts";
import type { AccountProfile as Profile, User } from "#generated/model/index.ts";
import { addressText } from "#src/shared/lib/address-text.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack, Box, Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { FactList } from "#src/shared/ui/records/fact-list.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useCurrentUser } from "../hooks/use-current-user.ts";
import { profileDraft } from "../lib/profile-values.ts";
import styles from "./account-profile.module.css";

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
            className={looks({ mt: "4" })}
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
          <Link className={looks({ tone: "brand", underline: true })} to={paths.certificates()}>
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

/** Other parts of the account, their state, and where to change them. */
function AccountSafety({ user }: { user: User | null | undefined }) {
  const entries = [
    {
      Icon: KeyRound,
      name: "登录密码",
      state: "建议定期更换，勿与他人共用",
      label: "修改密码",
      to: paths.forgotPassword(),
    },
    {
      Icon: QrCode,
      name: "绑定微信",
      state: user?.wechat ? `已绑定 ${user.wechat}` : "未绑定，绑定后可扫码登录",
      label: user?.wechat ? "管理" : "去绑定",
      to: paths.wechatBinding(),
    },
    {
      Icon: BadgeCheck,
      name: "资质证照",
      state: user?.is_passed === Flag.No ? "未通过审核，暂不能下单" : "已通过审核",
      label: "查看证照",
      to: paths.certificates(),
    },
    {
      Icon: MapPin,
      name: "收货地址",
      state: user?.address || "还没有默认地址",
      label: "管理地址",
      to: paths.addresses(),
    },
  ];
  return (
    <Panel title="账户安全与设置">
      <Box as="ul" columns="2" gap="3" noMarkers>
        {entries.map(({ Icon, name, state, label, to }) => (
          <li className={styles.entry} key={name}>
            <Icon className={styles.icon} size={22} strokeWidth={1.5} aria-hidden />
            <Box as="span" grow narrow>
              <Text as="strong" block bold>
                {name}
              </Text>
              <Text as="small" block tone="subtle" size="xs" ellipsis>
                {user ? state : "--"}
              </Text>
            </Box>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
