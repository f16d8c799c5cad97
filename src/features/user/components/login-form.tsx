import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { paths } from "#src/shared/paths.ts";
import { TextField } from "#src/shared/ui/text-field.tsx";
import { TextLink } from "#src/shared/ui/text-link.tsx";
import { useLoginForm } from "../hooks/use-login-form.ts";

/** User name and password. `onLogin` is called once the server has let the buyer in. */
export function LoginForm({ onLogin }: { onLogin: () => void }) {
  const [remembers, setRemembers] = useState(true);
  const [isShown, setShown] = useState(false);
  const { register, submit, errors, isBusy } = useLoginForm({ remembers, onLogin });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Heading as="h1" mb="5" fontSize="xl" fontWeight="600">
        会员登录
      </Heading>
      <TextField
        label="用户名"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="请输入用户名"
        error={errors.username?.message}
        {...register("username")}
      />
      <TextField
        label="密码"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        placeholder="请输入密码"
        pe="11"
        error={errors.password?.message}
        trailing={<ShowPassword isShown={isShown} onToggle={() => setShown(!isShown)} />}
        {...register("password")}
      />
      <Flex align="center" justify="space-between" pb="4">
        <Flex asChild align="center" gap="2" cursor="pointer" color="fg.muted">
          <label htmlFor="remember-name">
            <chakra.input
              id="remember-name"
              type="checkbox"
              boxSize="4"
              accentColor="brand.solid"
              checked={remembers}
              onChange={(event) => setRemembers(event.target.checked)}
            />
            记住用户名
          </label>
        </Flex>
        <TextLink to={paths.forgotPassword()} color="brand.fg">
          忘记密码
        </TextLink>
      </Flex>
      <Button type="submit" w="full" size="lg" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? "正在登录…" : "登录"}
      </Button>
      <Box mt="4" textAlign="center" color="fg.muted">
        还没有账号？
        <TextLink to={paths.register()} color="brand.fg" fontWeight="600">
          免费注册
        </TextLink>
      </Box>
    </form>
  );
}

function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <chakra.button
      type="button"
      aria-label={isShown ? "隐藏密码" : "显示密码"}
      position="absolute"
      insetEnd="1"
      display="grid"
      placeItems="center"
      boxSize="8"
      color="fg.subtle"
      cursor="pointer"
      onClick={onToggle}
    >
      <Icon size={18} aria-hidden />
    </chakra.button>
  );
}
