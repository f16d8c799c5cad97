import { memo, useState } from "react";
import type { ListGoods200 } from "#generated/model/listGoods200.ts";
import { type Tree, draw, drawInside } from "./tree.ts";

export type GoodsListCopy = {
  /** The address of the first page. */
  readonly url: string;
  readonly around: readonly Tree[];
  /** The rows by page number. */
  readonly pages: Readonly<Record<number, readonly Tree[]>>;
};

const Row = memo(function Row({ tree }: { tree: Tree | undefined }) {
  return tree && draw(tree);
});

/** A goods list that fetches a page and shows its rows. */
export function GoodsList({ url, around, pages }: GoodsListCopy) {
  const [shown, setShown] = useState<{ page: number; response?: ListGoods200 }>({ page: 1 });
  const showNext = async () => {
    const page = shown.page + 1;
    const address = new URL(url);
    address.searchParams.set("page", String(page));
    const response = await fetch(address, { credentials: "include", cache: "no-store" });
    setShown({ page, response: (await response.json()) as ListGoods200 });
  };
  const rows = shown.response?.data.list.map(({ id }, index) => (
    <Row key={id} tree={pages[shown.page]?.[index]} />
  ));
  return (
    <>
      <button type="button" aria-label="下一页" onClick={() => void showNext()}>
        {shown.page}
      </button>
      {drawInside(around, rows)}
    </>
  );
}
