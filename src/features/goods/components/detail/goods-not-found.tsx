import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function GoodsNotFound() {
  return (
    <>
      <PageHeading title="商品详情" />
      <EmptyState
        title="没有找到这个商品"
        hint="它可能已经下架，或者链接有误。"
        action={
          <>
            <Button asChild size="sm">
              <Link to={paths.list()}>去看全部商品</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.home()}>返回首页</Link>
            </Button>
          </>
        }
      />
    </>
  );
}
