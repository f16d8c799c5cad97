import { Link } from "react-router-dom";
import type { CartLine } from "#generated/model/cartLine.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { GoodsTags } from "#src/shared/ui/goods-tags.tsx";
import { isOnLadder, ladderSteps } from "../lib/ladder-price.ts";
import { COMBINATION, FLASH_SALE, lostReason } from "../lib/line-rules.ts";
import { freeShippingText } from "../lib/shipping.ts";

type Props = { line: CartLine; isLost: boolean };

/** What the line is of: name, marks, specification and maker, and what its quantity has reached. */
export function CartLineInfo({ line, isLost }: Props) {
  const { goods, type } = line;
  const { goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = line;
  const query = { goods_price_id, ladder_price_id, goods_manjian_id, is_yj, is_jxq: goods.is_jxq };
  // Flash sales and combinations have their own mark, whatever the tags say.
  const ownMark = type === FLASH_SALE ? "秒" : "组合";
  const tags = type === 0 ? goods.tags : goods.tags.filter(({ name }) => name !== ownMark);
  return (
    <div role="cell" data-part="info">
      <div data-part="title">
        {type === FLASH_SALE && <Mark colour="red" text="秒" label="秒杀" />}
        {type === COMBINATION && <Mark colour="blue" text="组合" />}
        <Link to={paths.goods(goods.id, query)} data-part="name" title={goods.name}>
          {goods.name}
        </Link>
        {!isLost && <GoodsTags tags={tags} />}
      </div>
      <div data-part="muted" title={`${goods.ypgg} · ${goods.sccj}`}>
        {goods.ypgg} · {goods.sccj}
      </div>
      {isLost ? <div data-part="reason">{lostReason(line)}</div> : <Notes line={line} />}
      <Gift line={line} />
    </div>
  );
}

function Notes({ line }: { line: CartLine }) {
  const { goods, number } = line;
  const steps = isOnLadder(line) ? ladderSteps(goods, number) : [];
  const freeShipping = freeShippingText(goods, number);
  return (
    <div data-part="notes">
      {steps.map(({ tier, reached, text }) => (
        <span key={tier.number} data-reached={reached || undefined}>
          {reached ? "✓ " : ""}
          {text}
        </span>
      ))}
      {freeShipping && <span data-reached={freeShipping === "已满足包邮" || undefined}>{freeShipping}</span>}
    </div>
  );
}

function Gift({ line: { gift_data: gift } }: { line: CartLine }) {
  if (gift.type === 0 || gift.name === "") return null;
  const isExchange = gift.type === 2;
  return (
    <div data-part="gift">
      <Mark colour={isExchange ? "blue" : "pink"} text={isExchange ? "换购" : "赠"} />
      <span>
        {gift.name} ×{gift.number}
        {isExchange && `，加 ${formatMoney(gift.total)}`}
      </span>
    </div>
  );
}

function Mark({ colour, text, label }: { colour: string; text: string; label?: string }) {
  return (
    <span data-part="mark" data-mark={colour} title={label}>
      {text}
    </span>
  );
}
