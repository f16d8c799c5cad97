import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LoginAds } from "#src/features/home/components/login-ads.tsx";
import { LoginForm } from "#src/features/user/components/login-form.tsx";
import { LoginPromises } from "#src/features/user/components/login-promises.tsx";
import { markLoggedIn } from "#src/features/user/lib/login-marker.ts";
import { useWechatLogin } from "#src/features/wechat/hooks/use-wechat-login.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { safeRedirect } from "#src/shared/lib/safe-redirect.ts";
import { useIsHandheld } from "#src/shared/lib/use-is-handheld.ts";
import { menuGroups } from "#src/shared/member-menu.ts";
import { paths } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { ScanCode } from "#src/shared/ui/picture/scan-code.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./login-page.module.css";

const CodeLoginForm = lazyPart(
  async () => (await import("#src/features/user/components/code-login-form.tsx")).CodeLoginForm,
);

export function LoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = query.get("redirect") ?? undefined;
  const way = query.get("way");
  const isHandheld = useIsHandheld();
  const isByWechat = way === "wechat" && !isHandheld;
  const isByCode = way === "sms";
  const target = safeRedirect(back, "");
  const enter = (username: string) => {
    const to = target || paths.home();
    // Pages of another account may still be there, kept alive for going back.
    if (markLoggedIn(username)) location.replace(to);
    else void navigate(to, { replace: true });
  };
  return (
    <div className={styles.root}>
      <div className={styles.promises}>
        <LoginPromises />
      </div>
      <div className={styles.ads}>
        <LoginAds />
      </div>
      <div className={styles.form}>
        <Text as="h1" size="xl" bold>
          会员登录
        </Text>
        {target !== "" && <LoginReason back={target} />}
        <Box mt="1" mb="5">
          <TabLinks
            label="登录方式"
            tabs={[
              { name: "密码登录", to: paths.login(back), isCurrent: !isByWechat && !isByCode },
              { name: "短信登录", to: paths.login(back, "sms"), isCurrent: isByCode },
              // A phone cannot scan its own screen.
              ...(isHandheld
                ? []
                : [{ name: "微信扫码", to: paths.login(back, "wechat"), isCurrent: isByWechat }]),
            ]}
          />
        </Box>
        {isByWechat ? (
          <WechatLogin onLogin={enter} onStranger={() => void navigate(paths.registerByWechat())} />
        ) : isByCode ? (
          <Suspense fallback={<Skeleton height="56" aria-label="短信登录加载中" />}>
            <CodeLoginForm onLogin={enter} />
          </Suspense>
        ) : (
          <LoginForm onLogin={enter} />
        )}
        <Text as="div" mt="4" textAlign="center" tone="muted">
          还没有账号？
          <TextLink className={styles.registerLink} to={paths.register()}>
            免费注册
          </TextLink>
        </Text>
      </div>
    </div>
  );
}

/** Tells users redirected by a members-only page where the login leads. `back` is a path of this site. */
function LoginReason({ back }: { back: string }) {
  const { pathname } = new URL(back, location.origin);
  const page = menuGroups.flatMap(({ entries }) => entries).find(({ to }) => to === pathname);
  return (
    <Text as="div" tone="muted">
      {page ? `登录后打开“${page.label}”。` : "登录后回到您要看的页面。"}
    </Text>
  );
}

type WechatLoginProps = {
  onLogin: (username: string) => void;
  /** The scan was confirmed by somebody who is not a member yet; the code is passed on to the registration. */
  onStranger: () => void;
};

/** Login by scanning a WeChat code. */
function WechatLogin({ onLogin, onStranger }: WechatLoginProps) {
  const { code, isError, isClosed, isOffline, renew, tryAgain } = useWechatLogin({ onLogin, onStranger });
  return (
    <>
      <ScanCode
        purpose="登录"
        code={code}
        isError={isError}
        isClosed={isClosed}
        isOffline={isOffline}
        onRenew={renew}
        onTryAgain={tryAgain}
      />
      <Text as="div" mt="2" tone="subtle" size="xs" textAlign="center">
        微信还没有绑定会员的，扫码后可直接注册。
      </Text>
    </>
  );
}
