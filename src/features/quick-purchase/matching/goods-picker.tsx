import type { Ref } from "react";
import type { Goods } from "#generated/model/index.ts";
import { readKeywords } from "#src/shared/lib/written.ts";
import { useCombobox } from "#src/shared/ui/field/use-combobox.ts";
import { ScanButton } from "#src/shared/ui/scan/scan-button.tsx";
import { GoodsOptions } from "./goods-options.tsx";
import { useLookup } from "./use-lookup.ts";
import styles from "./goods-picker.module.css";

type Props = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onChoose: (goods: Goods) => void;
  /** Enter on a text that means no goods; without it Enter does nothing then. */
  onUnknown?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  size?: "sm" | "md";
};

/** Finds goods by number, barcode, approval number, name or pinyin initials, by keyboard alone or by camera. */
export function GoodsPicker({ label, text, onText, onChoose, onUnknown, inputRef, size = "md" }: Props) {
  const lookup = useLookup(readKeywords(text));
  const { goods, isSearching } = lookup;
  const combobox = useCombobox({
    text,
    onText,
    options: goods,
    isSearching,
    isOnly: goods.length === 1,
    selectsFirst: true,
    onChoose,
    ...(onUnknown && { onEnter: onUnknown, leavesByEnter: true }),
  });
  return (
    <div className={styles.root} onBlur={combobox.onBlur}>
      <input
        className={styles.field}
        data-size={size}
        ref={inputRef}
        type="text"
        aria-label={label}
        maxLength={200}
        placeholder="商品编号、条码、名称、拼音首字母或批准文号"
        {...combobox.field}
      />
      <div className={styles.scan} data-size={size}>
        <ScanButton onFound={combobox.scan} />
      </div>
      {combobox.isOpen && <GoodsOptions text={text} lookup={lookup} combobox={combobox} />}
    </div>
  );
}
