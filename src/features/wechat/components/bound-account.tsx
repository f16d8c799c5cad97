import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { MessageCircle } from "#generated/icons/message-circle.ts";
import { useUnbindWechat } from "#generated/hooks/wechat/wechat.ts";
import type { WechatBinding } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import styles from "./bound-account.module.css";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";

/** The bound WeChat account, and unbinding it after confirmation. */
export function BoundAccount({ binding }: { binding: WechatBinding }) {
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
