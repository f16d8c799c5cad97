import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Flag } from "#generated/enums.ts";
import { clsx } from "clsx";
import { BellRing } from "#generated/icons/bell-ring.ts";
import { KeyRound } from "#generated/icons/key-round.ts";
import { Truck } from "#generated/icons/truck.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetWechatBinding } from "#generated/hooks/wechat/wechat.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { BindingCode } from "./binding-code.tsx";
import styles from "./wechat-view.module.css";
import { BoundAccount } from "./bound-account.tsx";

const USES = [
  { Icon: KeyRound, name: "扫码登录", hint: "不用输入密码，微信扫一扫即可登录。" },
  { Icon: Truck, name: "订单通知", hint: "发货、签收、退款，第一时间收到。" },
  { Icon: BellRing, name: "到期提醒", hint: "证照、账期、优惠券到期前提醒。" },
] as const;

/** The bound WeChat account, or the code that binds one; and the benefits. */
export function WechatView() {
  const query = useGetWechatBinding({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const isBound = query.data?.is_bound === Flag.Yes;
  return (
    <Panel title={isBound ? "已绑定的微信" : "扫码绑定"}>
      <div className={clsx(!isBound && styles.unbound)}>
        <Loaded query={query} what="微信绑定" skeleton={<Skeleton className={styles.loading} />}>
          {(binding) => (isBound ? <BoundAccount binding={binding} /> : <BindingCode />)}
        </Loaded>
      </div>
      <ul className={styles.uses} aria-label="绑定微信后可以">
        {USES.map(({ Icon, name, hint }) => (
          <Row as="li" gap="3" tone="muted" size="xs" key={name}>
            <Icon className={styles.icon} size={20} strokeWidth={1.5} aria-hidden />
            <span>
              <Text as="strong" block tone="strong" size="sm" bold>
                {name}
              </Text>
              {hint}
            </span>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
