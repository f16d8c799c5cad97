import { Button } from "#src/shared/ui/button/button.tsx";
import { Notice } from "./notice.tsx";

/** Shown instead of a part of a page whose code could not be loaded. */
export function PartMissing() {
  return (
    <Notice
      action={
        <Button size="xs" variant="outline" onClick={() => location.reload()}>
          刷新页面
        </Button>
      }
    >
      这部分内容加载失败，请检查网络后刷新页面，已填写的内容会保留。
    </Notice>
  );
}
