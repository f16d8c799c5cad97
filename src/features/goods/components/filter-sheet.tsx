import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { WITHOUT_FILTERS } from "../lib/list-chips.ts";
import { facetStyles } from "./filter-panel.styles.ts";
import { sheetButtonStyles, sheetStyles } from "./filter-sheet.styles.ts";
import { type FacetsProps, FilterFacets } from "./filter-facets.tsx";
import { ChangeLink } from "./change-link.tsx";

type Props = FacetsProps & {
  total: number | undefined;
  /** The number of active filters. */
  count: number;
};

/** The filters on a narrow screen: a sheet over the list, which updates with every choice. */
export function FilterSheet({ total, count, ...facets }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => sheet.current?.close();
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <chakra.button type="button" css={sheetButtonStyles} onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} aria-hidden />
        筛选{count > 0 && `（${count}）`}
      </chakra.button>
      <chakra.dialog
        ref={sheet}
        css={{ ...facetStyles, ...sheetStyles }}
        aria-label="筛选"
        onClose={() => setOpen(false)}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        {isOpen && (
          <div data-part="sheet">
            <header>
              <h2>筛选</h2>
              <button type="button" aria-label="关闭筛选" onClick={close}>
                <X size={18} aria-hidden />
              </button>
            </header>
            <div data-part="facets">
              <FilterFacets {...facets} />
            </div>
            <footer>
              <ChangeLink to={facets.address.hrefOf(WITHOUT_FILTERS)}>清空</ChangeLink>
              <button type="button" onClick={close}>
                {total === undefined ? "查看商品" : `查看 ${total} 个品种`}
              </button>
            </footer>
          </div>
        )}
      </chakra.dialog>
    </>
  );
}
