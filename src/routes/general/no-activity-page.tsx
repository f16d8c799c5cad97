import { paths } from "#src/shared/paths.ts";
import { MissingContent } from "./missing-content.tsx";

export function NoActivityPage() {
  return (
    <MissingContent
      heading="活动不存在"
      title="活动不存在或已结束"
      hint="这个活动可能已经结束，或尚未开始。您可以到活动专区看看正在进行的活动，或先去领券。"
      links={[
        { name: "去活动专区", to: paths.activities() },
        { name: "去领券中心", to: paths.couponCenter() },
        { name: "返回首页", to: paths.home() },
      ]}
    />
  );
}
