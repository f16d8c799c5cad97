import { Button, Flex, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { Waiting } from "#src/shared/ui/state/waiting.tsx";

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
      <VisuallyHidden asChild>
        <h1>加载中</h1>
      </VisuallyHidden>
      <Waiting label={isLong ? "等待的时间有些长，您可以先去别处看看。" : "正在为您打开页面，请稍候…"} />
      <Flex justify="center" gap="3" minH="10">
        {isLong && (
          <>
            <Button asChild size="sm">
              <Link to={paths.home()}>返回首页</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.orders()}>查看我的订单</Link>
            </Button>
          </>
        )}
      </Flex>
    </>
  );
}
