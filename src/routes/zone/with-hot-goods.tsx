import type { ComponentType } from "react";
import { HotGoodsBlock } from "#src/features/goods/card/hot-goods-block.tsx";

/** A page with the goods that sell best below the component that `load` gives. */
export function withHotGoods(title: string, load: () => Promise<ComponentType>) {
  return async (): Promise<ComponentType> => {
    const Content = await load();
    return function Page() {
      return (
        <>
          <Content />
          <HotGoodsBlock title={title} />
        </>
      );
    };
  };
}
