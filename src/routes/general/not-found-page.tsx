import { Box, Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";

export function NotFoundPage() {
  return (
    <>
      <PageHeading title="页面不存在" />
      <Box bg="bg.panel" borderWidth="1px" rounded="md">
        <EmptyState
          title="没有找到您要的页面"
          hint="链接可能已失效，您可以返回首页，或搜索需要的商品。"
          action={
            <>
              <Button size="sm" asChild>
                <Link to={paths.home()}>返回首页</Link>
              </Button>
              <Button size="sm" variant="outline" asChild>
                <Link to={paths.list()}>浏览全部商品</Link>
              </Button>
            </>
          }
        />
      </Box>
    </>
  );
}
