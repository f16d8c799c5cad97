import type { TeamMember } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box, Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";

type Props = { member: TeamMember; onClose: () => void };

/** The link of an open invitation, to be sent to the person. */
export function InvitationDialog({ member, onClose }: Props) {
  const link = `${location.origin}${paths.invitation(member.invitation_code)}`;
  return (
    <Modal
      title={`邀请${member.name}`}
      onClose={onClose}
      actions={
        <Button size="sm" onClick={onClose}>
          完成
        </Button>
      }
    >
      <Stack gap="3">
        <p>把链接发给{member.name}，本人打开后设置用户名和密码即可登录。邀请短信也已发送。</p>
        <Row gap="2" align="center">
          <Box grow narrow breakable>
            {link}
          </Box>
          <CopyButton text={link} what="邀请链接" />
        </Row>
        {member.invitation_until && (
          <Text as="p" tone="subtle" size="xs">
            {formatMinute(member.invitation_until)} 前有效
          </Text>
        )}
      </Stack>
    </Modal>
  );
}
