import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Goods } from "#generated/model/index.ts";
import { buyingObstacle } from "#src/entities/goods/for-sale.ts";
import { priceAt } from "#src/entities/goods/price.ts";
import { packOf, packText } from "#src/entities/goods/quantity-rules.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { GoodsPicker } from "../matching/goods-picker.tsx";
import styles from "./plan-entry.module.css";

type Props = {
  onAdd: (goods: Goods, number: number) => void;
  /** Takes a text that means no goods yet. */
  onAddText: (text: string, number: number) => void;
};

/** The goods of the line, or null for a text that means none. */
type Entry = Goods | null;

/** Explains the next step for a keyboard or for a touch screen. */
function EntryHint() {
  return (
    <>
      <span className={styles.keyHint}>输入后按 ↑ ↓ 选择，回车确认；填好数量再回车，接着录入下一行。</span>
      <span className={styles.touchHint}>输入后点选商品，填好数量，再点“录入采购单”。</span>
    </>
  );
}

/**
 * Enters lines by keyboard alone: goods, Enter, quantity, Enter. That order holds whatever was typed, so that a buyer
 * who looks at the paper is never in another field than expected: a quantity is corrected as it is added, and a text
 * without goods, or goods that cannot be bought, become a line of the plan that says so.
 */
export function PlanEntry({ onAdd, onAddText }: Props) {
  const [text, setText] = useState("");
  const [entry, setEntry] = useState<Entry>();
  const [number, setNumber] = useState(0);
  const [lastAdded, setLastAdded] = useState("");
  const correction = useRef("");
  const picker = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const blocked = entry ? buyingObstacle(entry) : undefined;
  useEffect(() => {
    if (isTypedIn()) picker.current?.focus({ preventScroll: true });
  }, []);

  const choose = (chosen: Entry) => {
    // The quantity field exists only after the goods have rendered, and the very next key is typed into it.
    flushSync(() => {
      setEntry(chosen);
      setText(chosen?.name ?? text.trim());
      setNumber(chosen ? packOf(chosen) : 0);
    });
    form.current?.querySelector<HTMLInputElement>("[role=spinbutton]")?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entry === undefined) return;
    if (entry) {
      onAdd(entry, number);
      const why = blocked || correction.current;
      setLastAdded(`已录入 ${entry.name} ${number} ${entry.bzdw}${why && `（${why}）`}`);
    } else {
      onAddText(text, number);
      setLastAdded(`已录入“${text}”，请在采购单里选商品`);
    }
    correction.current = "";
    setEntry(undefined);
    setText("");
    picker.current?.focus();
  };

  return (
    <form className={styles.root} ref={form} aria-label="逐行录入" onSubmit={submit}>
      <GoodsPicker
        label="要采购的商品"
        text={text}
        onText={(typed) => {
          setText(typed);
          setEntry(undefined);
        }}
        onChoose={choose}
        onUnknown={() => text.trim() !== "" && choose(null)}
        inputRef={picker}
      />
      {entry === undefined ? (
        <span className={styles.noQuantity} aria-hidden>
          数量
        </span>
      ) : (
        <QuantityStepper
          key={entry?.id ?? text}
          value={number}
          onChange={setNumber}
          {...(entry && !blocked && quantityRules(entry))}
          label={`${entry?.name ?? text}的数量`}
          onEnterCorrected={(message) => (correction.current = message)}
        />
      )}
      <Button type="submit" disabled={entry === undefined}>
        录入采购单
      </Button>
      <p className={styles.chosen} role="status">
        {entry ? (
          <>
            <span>{[entry.ypgg, entry.sccj, packText(entry)].filter(Boolean).join("，")}</span>
            {blocked ? (
              <b>{blocked}</b>
            ) : (
              <Price value={priceAt(entry, number)} size="sm" unit={entry.bzdw} />
            )}
          </>
        ) : entry === null ? (
          <b>没有找到“{text}”，填好数量先记入采购单</b>
        ) : (
          lastAdded || <EntryHint />
        )}
      </p>
    </form>
  );
}

/** The page is made for typing; on a touch screen the focus would open the keyboard over it. */
const isTypedIn = (): boolean => matchMedia("(pointer: fine)").matches;
