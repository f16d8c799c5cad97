import { Box, Flex } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LoginForm } from "#src/features/user/components/login-form.tsx";
import { LoginPromises } from "#src/features/user/components/login-promises.tsx";
import { safeRedirect } from "#src/shared/lib/safe-redirect.ts";
import { paths } from "#src/shared/paths.ts";

export function LoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goBack = () => void navigate(safeRedirect(query.get("redirect"), paths.home()), { replace: true });
  return (
    <Flex
      my={{ base: "4", md: "12" }}
      mx="auto"
      maxW="5xl"
      rounded="lg"
      bg="bg.panel"
      boxShadow="sm"
      overflow="hidden"
    >
      <Box flex="1" hideBelow="md">
        <LoginPromises />
      </Box>
      <Box w={{ base: "full", md: "sm" }} px={{ base: "4", md: "10" }} py={{ base: "6", md: "10" }}>
        <LoginForm onLogin={goBack} />
      </Box>
    </Flex>
  );
}
