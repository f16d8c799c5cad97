import { company } from "#generated/company.ts";
import { MessageCircle } from "#generated/icons/message-circle.ts";
import type { User } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";

type Props = { user: User | null; here: string };

/** Shown instead of the chat: two instant-message links, and for a visitor the way to the account manager. */
export function ContactLinks({ user, here }: Props) {
  const { qq1, qq2 } = user?.common_config ?? company.instant_messages;
  const links = [
    { name: "在线客服一", url: qq1 },
    { name: "在线客服二", url: qq2 },
  ].filter(({ url }) => url !== "");
  return (
    <Stack gap="3" p="4">
      <Text as="p" tone="muted">
        {links.length > 0
          ? user
            ? "点击后在新窗口与客服对话，请告知公司名称，便于查询订单。"
            : "点击后在新窗口与客服对话；登录后可联系您的专属客服，咨询价格、资质和订单。"
          : "在线客服暂未开通，请拨打电话联系我们。"}
      </Text>
      {links.map(({ name, url }) => (
        <Button key={name} asChild size="sm" variant="outline">
          <DataLink url={url} newTab>
            <MessageCircle size={14} aria-hidden />
            {name}
          </DataLink>
        </Button>
      ))}
      {!user && (
        <ButtonLink size="sm" to={paths.login(here)}>
          登录
        </ButtonLink>
      )}
    </Stack>
  );
}
