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

type Props = { onAdd: (goods: Goods, number: number) => void };

/** Explains the next step for a keyboard or for a touch screen. */
function EntryHint() {
  return (
    <>
      <span className={styles.keyHint}>输入后按 ↑ ↓ 选择，回车确认；填好数量再回车，接着录入下一行。</span>
      <span className={styles.touchHint}>输入后点选商品，填好数量，再点“录入采购单”。</span>
    </>
  );
}

/** Enters lines by keyboard alone: goods, Enter, quantity, Enter. */
export function PlanEntry({ onAdd }: Props) {
  const [text, setText] = useState("");
  const [goods, setGoods] = useState<Goods>();
  const [number, setNumber] = useState(0);
  const [lastAdded, setLastAdded] = useState("");
  const picker = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const blocked = goods && buyingObstacle(goods);
  useEffect(() => {
    if (isTypedIn()) picker.current?.focus({ preventScroll: true });
  }, []);

  const choose = (chosen: Goods) => {
    // The quantity field exists only after the goods have rendered, and the very next key is typed into it.
    flushSync(() => {
      setGoods(chosen);
      setText(chosen.name);
      setNumber(packOf(chosen));
    });
    form.current?.querySelector<HTMLInputElement>("[role=spinbutton]")?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!goods || blocked) return;
    onAdd(goods, number);
    setLastAdded(`已录入 ${goods.name} ${number} ${goods.bzdw}`);
    setGoods(undefined);
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
          setGoods(undefined);
        }}
        onChoose={choose}
        inputRef={picker}
      />
      {goods && !blocked ? (
        <QuantityStepper
          key={goods.id}
          value={number}
          onChange={setNumber}
          {...quantityRules(goods)}
          label={`${goods.name}的数量`}
        />
      ) : (
        <span className={styles.noQuantity} aria-hidden>
          数量
        </span>
      )}
      <Button type="submit" disabled={!goods || Boolean(blocked)}>
        录入采购单
      </Button>
      <p className={styles.chosen} role="status">
        {goods ? (
          <>
            <span>{[goods.ypgg, goods.sccj, packText(goods)].filter(Boolean).join("，")}</span>
            {blocked ? (
              <b>{blocked}</b>
            ) : (
              <Price value={priceAt(goods, number)} size="sm" unit={goods.bzdw} />
            )}
          </>
        ) : (
          lastAdded || <EntryHint />
        )}
      </p>
    </form>
  );
}

/** The page is made for typing; on a touch screen the focus would open the keyboard over it. */
const isTypedIn = (): boolean => matchMedia("(pointer: fine)").matches;
