import { useEffect, useState } from "react";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Waiting } from "#src/shared/ui/state/waiting.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";

/** After this long the user is offered a way out. */
const LONG_MS = 5000;

/** Shown in a window that another page is about to redirect. */
export function LoadingPage() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <VisuallyHidden as="h1">加载中</VisuallyHidden>
      <Waiting label={isLong ? "等待的时间有些长，您可以先去别处看看。" : "正在为您打开页面，请稍候……"} />
      <Row justify="center" gap="3" minH="10">
        {isLong && (
          <>
            <ButtonLink size="sm" to={paths.home()}>
              返回首页
            </ButtonLink>
            <ButtonLink size="sm" variant="outline" to={paths.orders()}>
              查看我的订单
            </ButtonLink>
          </>
        )}
      </Row>
    </>
  );
}
