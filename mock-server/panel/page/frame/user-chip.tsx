import { Text } from "@chakra-ui/react";
import { User } from "#generated/icons/user.ts";
import { useMock } from "../world/queries.ts";
import { Chip } from "./chip.tsx";
import { hashOf } from "./hash-route.ts";
import { say } from "../language.ts";

/** The user this browser is logged in as, in this world. */
export function UserChip() {
  const { data } = useMock("session", (control) => control.session.read());
  if (!data) return null;
  const { session } = data;
  return (
    <Chip
      href={hashOf("people")}
      title={say("Who this browser is in the shop", "此浏览器在商城中登录的用户")}
    >
      <User size={14} aria-hidden />
      <Text as="span" truncate>
        {session ? `${session.username} ${session.company}` : say("Not logged in", "未登录")}
      </Text>
    </Chip>
  );
}
