import { type Sold, limitLeft, raiseToMultiple, unavailability } from "./quantity.ts";

/**
 * The nearest allowed quantity, and the reason if it differs from the count one (empty otherwise): rounded up to
 * the multiple, limited by limit and stock in whole middle packs; 0 when the goods are not available.
 */
export function fitNumber(goods: Sold, count: number): { readonly number: number; readonly reason: string } {
  const unavailable = unavailability(goods);
  if (unavailable !== undefined) return { number: 0, reason: unavailable };
  const { zbz, bzdw, limit_number: limit, ordered_number: ordered, number: stock } = goods;
  const raised = raiseToMultiple(count, zbz);
  const left = limitLeft(goods);
  const most = Math.min(left, stock);
  if (raised <= most) {
    return {
      number: raised,
      reason: raised === count ? "" : `数量须为 ${zbz} 的倍数，已由 ${count} 调整为 ${raised}`,
    };
  }
  const number = most - (most % zbz);
  const bought = ordered > 0 ? `，您已购 ${ordered} ${bzdw}` : "";
  const why = left < stock ? `每个客户限购 ${limit} ${bzdw}${bought}` : `库存仅剩 ${stock} ${bzdw}`;
  if (number === 0) return { number, reason: `${why}，不足一个中包装（${zbz} ${bzdw}）` };
  return { number, reason: `${why}，已由 ${count} 调整为 ${number}` };
}
