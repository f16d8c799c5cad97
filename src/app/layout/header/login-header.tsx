import { Box, Flex } from "@chakra-ui/react";
import { ServiceContacts } from "#src/features/user/components/service-contacts.tsx";
import { paths } from "#src/shared/paths.ts";
import { BrandLogo } from "#src/shared/ui/brand-logo.tsx";
import { TextLink } from "#src/shared/ui/text-link.tsx";
import { useHeaderUser } from "./use-header-user.ts";

/** The quiet header of the login and registration pages: no search, the contacts instead. */
export function LoginHeader({ title }: { title: string }) {
  const user = useHeaderUser();
  return (
    <Box as="header" bg="bg.panel" borderBottomWidth="1px">
      <Flex
        maxW="page"
        mx="auto"
        px={{ base: "3", md: "4" }}
        h={{ base: "16", md: "24" }}
        align="center"
        justify="space-between"
        gap="6"
      >
        <Box hideBelow="md">
          <BrandLogo caption={title} />
        </Box>
        <Box hideFrom="md">
          <BrandLogo size="sm" />
        </Box>
        <Flex align="center" gap="8">
          <Box hideBelow="md">
            <ServiceContacts user={user} />
          </Box>
          <TextLink to={paths.home()} color="brand.fg">
            返回首页
          </TextLink>
        </Flex>
      </Flex>
    </Box>
  );
}
