import { formatCount } from "#src/shared/lib/format-count.ts";
import { SlidersHorizontal } from "#generated/icons/sliders-horizontal.ts";
import { X } from "#generated/icons/x.ts";
import { useEffect, useRef, useState } from "react";
import { WITHOUT_FILTERS } from "../lib/list-chips.ts";
import { type FacetsProps, FilterFacets } from "./filter-facets.tsx";
import styles from "./filter-sheet.module.css";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";

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
      <button className={styles.open} type="button" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} aria-hidden />
        筛选{count > 0 && `（${count}）`}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog; the click on the backdrop is an extra. */}
      <dialog
        className={styles.root}
        ref={sheet}
        aria-label="筛选"
        onClose={() => setOpen(false)}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        {isOpen && (
          <div className={styles.sheet}>
            <header className={styles.head}>
              <h2>筛选</h2>
              <button className={styles.close} type="button" aria-label="关闭筛选" onClick={close}>
                <X size={18} aria-hidden />
              </button>
            </header>
            <div className={styles.facets}>
              <FilterFacets {...facets} />
            </div>
            <footer className={styles.foot}>
              <SteadyLink atOnce className={styles.clear} to={facets.address.hrefOf(WITHOUT_FILTERS)}>
                清空
              </SteadyLink>
              <button className={styles.apply} type="button" onClick={close}>
                {total === undefined ? "查看商品" : `查看 ${formatCount(total)} 个品种`}
              </button>
            </footer>
          </div>
        )}
      </dialog>
    </>
  );
}
