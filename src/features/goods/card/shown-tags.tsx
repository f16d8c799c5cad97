import type { Goods } from "#generated/model/index.ts";
import { GoodsTags } from "#src/shared/ui/goods/goods-tags.tsx";
import { useBuyer } from "./use-buyer.ts";

const PREFERRED = "优";

/** The tags of goods; the 优 tag is shown only to buyers with access to preferred goods. */
export function ShownTags({ goods: { tags } }: { goods: Goods }) {
  const isPreferred = tags.some(({ name }) => name === PREFERRED);
  return isPreferred ? <TagsOfPreferred tags={tags} /> : <GoodsTags tags={tags} />;
}

function TagsOfPreferred({ tags }: Pick<Goods, "tags">) {
  const { showsPreferred } = useBuyer();
  return <GoodsTags tags={showsPreferred ? tags : tags.filter(({ name }) => name !== PREFERRED)} />;
}
