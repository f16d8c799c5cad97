import { Box, chakra, Heading } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LoginAds } from "#src/features/home/components/login-ads.tsx";
import { LoginForm } from "#src/features/user/components/login-form.tsx";
import { LoginReason } from "#src/features/user/components/login-reason.tsx";
import { LoginPromises } from "#src/features/user/components/login-promises.tsx";
import { markLoggedIn } from "#src/features/user/lib/login-marker.ts";
import { WechatLogin } from "#src/features/wechat/components/wechat-login.tsx";
import { safeRedirect } from "#src/shared/lib/safe-redirect.ts";
import { paths } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { loginPageStyles } from "./login-page.styles.ts";

export function LoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = query.get("redirect") ?? undefined;
  const isByWechat = query.get("way") === "wechat";
  const target = safeRedirect(back, "");
  const enter = (username: string) => {
    markLoggedIn(username);
    void navigate(target || paths.home(), { replace: true });
  };
  return (
    <chakra.div css={loginPageStyles}>
      <div data-part="promises">
        <LoginPromises />
      </div>
      <div data-part="ads">
        <LoginAds />
      </div>
      <div data-part="form">
        <Heading as="h1" fontSize="xl" fontWeight="600">
          会员登录
        </Heading>
        {target !== "" && <LoginReason back={target} />}
        <Box mt="1" mb="5">
          <TabLinks
            label="登录方式"
            tabs={[
              { name: "密码登录", to: paths.login(back), isCurrent: !isByWechat },
              { name: "微信扫码", to: paths.login(back, "wechat"), isCurrent: isByWechat },
            ]}
          />
        </Box>
        {isByWechat ? (
          <WechatLogin onLogin={enter} onStranger={() => void navigate(paths.registerByWechat())} />
        ) : (
          <LoginForm onLogin={enter} />
        )}
        <Box mt="4" textAlign="center" color="fg.muted">
          还没有账号？
          <TextLink to={paths.register()} py="1" color="brand.fg" fontWeight="600">
            免费注册
          </TextLink>
        </Box>
      </div>
    </chakra.div>
  );
}
