import { useState } from "react";
import { SlidersHorizontal } from "#generated/icons/sliders-horizontal.ts";
import { MarginSwitch } from "#src/entities/goods/margin-switch.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";
import { useBuyer } from "../card/use-buyer.ts";
import type { FacetsProps } from "./filter-facets.tsx";
import { LazyFilterFacets } from "./lazy-filter-facets.tsx";
import { WITHOUT_FILTERS } from "./list-chips.ts";
import styles from "./filter-sheet.module.css";

type Props = FacetsProps & {
  total: number | undefined;
  /** The number of active filters. */
  count: number;
};

/** The filters on a narrow screen: a sheet over the list, which updates with every choice. */
export function FilterSheet({ total, count, ...facets }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { hidesPrices } = useBuyer();
  const close = () => setOpen(false);
  return (
    <>
      <button className={styles.open} type="button" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} aria-hidden />
        筛选{count > 0 && `（${count}）`}
      </button>
      {isOpen && (
        <Modal
          title="筛选"
          place="bottom"
          onClose={close}
          actions={
            <>
              <SteadyLink atOnce className={styles.clear} to={facets.address.hrefOf(WITHOUT_FILTERS)}>
                清空
              </SteadyLink>
              <button className={styles.apply} type="button" onClick={close}>
                {total === undefined ? "查看商品" : `查看 ${formatCount(total)} 个品种`}
              </button>
            </>
          }
        >
          <div className={styles.facets}>
            <LazyFilterFacets {...facets} />
            {!hidesPrices && <MarginSwitch isForPhones />}
          </div>
        </Modal>
      )}
    </>
  );
}
