import { isOfInputMethod } from "#src/shared/lib/input-method.ts";
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import type { Goods } from "#generated/model/goods.ts";
import { readBarcode, readKeywords } from "#src/shared/lib/written.ts";
import { ScanButton } from "#src/shared/ui/scan/scan-button.tsx";
import { useLookup } from "./use-lookup.ts";
import { GoodsOptions } from "./goods-options.tsx";
import styles from "./goods-picker.module.css";

type Props = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onChoose: (goods: Goods) => void;
  inputRef?: Ref<HTMLInputElement>;
  size?: "sm" | "md";
};

/** Finds goods by number, barcode, approval number, name or pinyin initials, by keyboard alone or by camera. */
export function GoodsPicker({ label, text, onText, onChoose, inputRef, size = "md" }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  /** The barcode whose goods are chosen as soon as they are found. */
  const [scanned, setScanned] = useState<string>();
  const keywords = readKeywords(text);
  const lookup = useLookup(keywords);
  const { goods } = lookup;
  const active = Math.min(marked, goods.length - 1);
  const isShown = isOpen && text.trim() !== "";
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (chosen: Goods) => {
    setOpen(false);
    onChoose(chosen);
  };
  const isFound = scanned !== undefined && scanned === keywords && !lookup.isSearching;
  const chooseScanned = useEffectEvent(() => {
    setScanned(undefined);
    if (goods[0] && goods.length === 1) choose(goods[0]);
  });
  useEffect(() => {
    if (!isFound) return;
    const timer = setTimeout(() => chooseScanned());
    return () => clearTimeout(timer);
  }, [isFound]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const chosen = isShown ? goods[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      setOpen(true);
      if (isShown && goods.length > 0) setMarked((active + by + goods.length) % goods.length);
    } else if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter") {
      if (chosen) choose(chosen);
      else {
        setOpen(true);
        // Scanners type a barcode and Enter faster than its goods are found.
        setScanned(readBarcode(text));
      }
    } else return;
    event.preventDefault();
  };
  const close = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className={styles.root} onBlur={close}>
      <input
        className={styles.field}
        data-size={size}
        ref={inputRef}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && goods[active] ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="商品编号、条码、名称、拼音首字母或批准文号"
        value={text}
        onChange={({ target }) => {
          setOpen(true);
          setMarked(0);
          onText(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.scan} data-size={size}>
        <ScanButton
          onFound={(barcode) => {
            setOpen(true);
            setMarked(0);
            onText(barcode);
            setScanned(barcode);
          }}
        />
      </div>
      {isShown && (
        <GoodsOptions
          id={id}
          text={text}
          lookup={lookup}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
    </div>
  );
}
