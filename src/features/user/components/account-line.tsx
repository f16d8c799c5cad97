import { Box, chakra, Flex } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import type { User } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text-link.tsx";
import { useSafeLogout } from "../hooks/use-safe-logout.ts";

type Props = { user: User | null | undefined };

/** Who is logged in and the way out; for a visitor the ways in. */
export function AccountLine({ user }: Props) {
  const { pathname, search } = useLocation();
  const { isLeaving, leave } = useSafeLogout();
  if (user === undefined) return <Box minW="40" />;

  if (user === null) {
    return (
      <Flex gap="3">
        <span>您好，</span>
        <TextLink to={paths.login(pathname + search)} color="brand.fg" fontWeight="600" ms="-3">
          请登录
        </TextLink>
        <TextLink to={paths.register()}>免费注册</TextLink>
      </Flex>
    );
  }
  return (
    <Flex gap="3" minW="0">
      <span>您好，</span>
      <TextLink to={paths.member()} color="brand.fg" fontWeight="600" ms="-3" truncate title={user.company}>
        {user.company}
      </TextLink>
      <chakra.button
        type="button"
        cursor="pointer"
        whiteSpace="nowrap"
        disabled={isLeaving}
        _hover={{ color: "brand.solid" }}
        onClick={leave}
      >
        {isLeaving ? "正在退出…" : "安全退出"}
      </chakra.button>
    </Flex>
  );
}
