import { Box, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { User } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useSafeLogout } from "../hooks/use-safe-logout.ts";

type Props = {
  user: User | null | undefined;
  /** Where a visitor returns to after logging in. */
  back: string | undefined;
};

/** The user with a logout link; login links for a visitor. */
export function AccountLine({ user, back }: Props) {
  // Only reads the state of the query; the header decides whether the user is loaded.
  const { isError, refetch } = useGetCurrentUser({ query: { enabled: false } });
  const { isLeaving, leave } = useSafeLogout();

  if (user) {
    return (
      <Flex gap="3" minW="0">
        <Flex minW="0">
          <span>您好，</span>
          <TextLink
            to={paths.member()}
            color="brand.fg"
            fontWeight="600"
            truncate
            title={user.company || user.username}
          >
            {user.company || user.username}
          </TextLink>
        </Flex>
        <PlainButton isBusy={isLeaving} onClick={leave}>
          {isLeaving ? "正在退出…" : "安全退出"}
        </PlainButton>
      </Flex>
    );
  }
  if (user === null) {
    return (
      <Flex gap="3" whiteSpace="nowrap">
        <Flex>
          <span>您好，</span>
          <TextLink to={paths.login(back)} color="brand.fg" fontWeight="600">
            请登录
          </TextLink>
        </Flex>
        <TextLink to={paths.register()}>免费注册</TextLink>
      </Flex>
    );
  }
  if (!isError) return <Box minW="40" />;
  return (
    <Flex gap="3" whiteSpace="nowrap">
      <span>账号信息没有加载出来</span>
      <PlainButton color="brand.fg" onClick={() => void refetch()}>
        重新加载
      </PlainButton>
    </Flex>
  );
}

type PlainButtonProps = { isBusy?: boolean; color?: string; onClick: () => void; children: ReactNode };

function PlainButton({ isBusy = false, color = "inherit", onClick, children }: PlainButtonProps) {
  return (
    <chakra.button
      type="button"
      color={color}
      cursor="pointer"
      whiteSpace="nowrap"
      disabled={isBusy}
      aria-busy={isBusy}
      _hover={{ color: "brand.solid" }}
      onClick={onClick}
    >
      {children}
    </chakra.button>
  );
}
