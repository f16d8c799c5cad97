import { paths } from "#src/shared/paths.ts";
import { MissingContent } from "./missing-content.tsx";

export function NotFoundPage() {
  return (
    <MissingContent
      heading="页面不存在"
      title="没有找到您要的页面"
      hint="链接可能已失效或输入有误。您可以返回首页，或在上方搜索药品名称、生产厂家。"
      links={[
        { name: "返回首页", to: paths.home() },
        { name: "浏览全部商品", to: paths.list() },
      ]}
    />
  );
}
