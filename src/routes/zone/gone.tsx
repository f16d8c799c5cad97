import { CalendarX } from "#generated/icons/calendar-x.ts";
import { HotGoodsBlock } from "#src/features/goods/card/hot-goods-block.tsx";
import { paths } from "#src/shared/paths.ts";
import { MissingPage } from "#src/shared/ui/state/missing-page.tsx";

/** Shown instead of an activity that has ended or never existed, with bestsellers. */
export function Gone({ title }: { title: string }) {
  return (
    <MissingPage
      heading={title}
      icon={<CalendarX size={26} strokeWidth={1.5} />}
      title="活动不存在或已结束"
      hint="可能是链接过期了，看看正在进行的活动吧。"
      links={[
        { name: "看正在进行的活动", to: paths.activities() },
        { name: "每日特价", to: paths.everydayPrice() },
      ]}
    >
      <HotGoodsBlock title="热销商品" />
    </MissingPage>
  );
}
