import { clsx } from "clsx";
import { Flag } from "#generated/enums.ts";
import { useGetWechatBinding, useUnbindWechat } from "#generated/hooks/wechat/wechat.ts";
import { BellRing } from "#generated/icons/bell-ring.ts";
import { KeyRound } from "#generated/icons/key-round.ts";
import { MessageCircle } from "#generated/icons/message-circle.ts";
import { Truck } from "#generated/icons/truck.ts";
import type { WechatBinding } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { BindingCode } from "./binding-code.tsx";
import styles from "./wechat-view.module.css";

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

/** The bound WeChat account, and unbinding it after confirmation. */
function BoundAccount({ binding }: { binding: WechatBinding }) {
  const { nickname, face, bound_at } = binding;
  const { isShown, onError } = usePicture(face);
  const { mutate, isPending, isSuccess } = useUnbindWechat({
    mutation: { onSuccess: () => void toast({ status: "success", message: "已解除微信绑定" }) },
  });
  const isBusy = isPending || isSuccess;
  const unbind = async () => {
    const message = `确定解除与微信“${nickname}”的绑定吗？解除后不能再扫码登录，也收不到微信通知。`;
    if (!isBusy && (await confirm({ message, confirmLabel: "解除绑定" }))) mutate();
  };
  return (
    <Row align="center" wrap gap="4" py="4">
      <div className={styles.face} aria-hidden>
        {isShown ? (
          <img src={face} alt="" width={56} height={56} onError={onError} />
        ) : (
          <MessageCircle size={26} />
        )}
      </div>
      <Box grow narrow>
        <Text as="div" size="md" bold breakable>
          {nickname || "微信用户"}
        </Text>
        <Text as="div" tone="subtle">
          绑定时间 {formatMinute(bound_at)}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        loading={isBusy}
        loadingText="正在解除"
        onClick={() => void unbind()}
      >
        解除绑定
      </Button>
    </Row>
  );
}
