import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { TriangleExclamationPoint } from "#generated/icons/triangle-exclamation-point.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { isMissingCode } from "../release/missing-code.ts";
import { reloadIntoNewRelease } from "../release/reload-into-new-release.ts";

/** Shown instead of a page that crashed or whose code could not be loaded. */
export function CrashContent() {
  const error = useRouteError();
  // Code of an older release no longer exists, or the network is down.
  const isChunk = isMissingCode(error);
  useEffect(() => {
    // Here rather than where the import fails: a part that the page can do without must not reload it. The browser has
    // named the file already, and a page that is being left misses its files without any fault.
    if (isChunk) void reloadIntoNewRelease();
    else console.error(error);
  }, [error, isChunk]);
  return (
    <>
      <PageHeading title={isChunk ? "页面加载失败" : "页面出错了"} />
      <EmptyState
        icon={<TriangleExclamationPoint size={26} strokeWidth={1.5} />}
        title={isChunk ? "暂时无法打开这个页面" : "这个页面遇到了问题"}
        hint={isChunk ? "网络中断或网站刚刚更新，刷新后即可继续。" : "刷新后可以重试；购物车和订单不受影响。"}
        action={
          <>
            <Button size="sm" onClick={() => location.reload()}>
              刷新
            </Button>
            <ButtonLink size="sm" variant="outline" to={paths.home()} reloadDocument>
              返回首页
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
