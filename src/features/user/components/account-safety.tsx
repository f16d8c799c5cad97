import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { Flag } from "#generated/enums.ts";
import { BadgeCheck } from "#generated/icons/badge-check.ts";
import { KeyRound } from "#generated/icons/key-round.ts";
import { MapPin } from "#generated/icons/map-pin.ts";
import { QrCode } from "#generated/icons/qr-code.ts";
import { Link } from "react-router-dom";
import type { User } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./account-safety.module.css";
import { Panel } from "#src/shared/ui/frame/panel.tsx";

/** Other parts of the account, their state, and where to change them. */
export function AccountSafety({ user }: { user: User | null | undefined }) {
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
      <ul className={styles.entries}>
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
      </ul>
    </Panel>
  );
}
