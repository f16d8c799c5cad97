import { Flag } from "#generated/enums.ts";
import type { Article, CategoryRecord, GoodsRecord, Maker } from "#mock/domain/goods/records.ts";
import { formOf } from "#mock/domain/goods/rules/form.ts";
import type { ControlledGroupRecord } from "#mock/domain/zone/records.ts";
import { createDice, type Dice } from "#mock/seed/dice.ts";
import { FORMS } from "#mock/seed/goods/catalogue/forms.ts";
import { MOST_CONTROLLED } from "#mock/seed/zone/controlled-groups.ts";
import { type GoodsDetails, goodsRecord } from "./goods-record.ts";
import { pickCombinations, pickKey } from "./maker-picks.ts";
import { createOfferPlaces } from "./offer-places.ts";
import { controlled, drawOffer, PLAIN, type Offer } from "./offers.ts";
import { REGULATED, REGULATED_NAMES } from "./regulated.ts";
import { SHOWCASE, type Showcase } from "./showcase.ts";

type Sources = {
  readonly articles: readonly Article[];
  readonly makers: readonly Maker[];
  readonly categories: readonly CategoryRecord[];
  readonly groups: readonly ControlledGroupRecord[];
};

/**
 * `count` products: the showcase first, the regulated ones last, the rest drawn from `seed`; ids are consecutive from
 * 1.
 */
export function buildGoods(sources: Sources, count: number, seed: number): GoodsRecord[] {
  const dice = createDice(seed, 1);
  const leaves = new Map(sources.categories.filter(({ level }) => level === 3).map((c) => [c.name, c.id]));
  const taken = new Set<string>();
  const goods: GoodsRecord[] = [];
  const add = (articleIndex: number, maker: Maker, spec: string, details: GoodsDetails) => {
    const article = sources.articles[articleIndex];
    const categoryId = leaves.get(article?.category ?? "");
    if (article === undefined || categoryId === undefined) throw new Error(`no category: ${article?.name}`);
    taken.add(pickKey(article.name, maker.id, spec));
    goods.push(goodsRecord(goods.length + 1, { article, articleIndex, categoryId, maker, spec }, details));
  };
  const addGiven = (item: Showcase) => {
    const articleIndex = sources.articles.findIndex(({ name }) => name === item.name);
    const kind = sources.articles[articleIndex]?.kind;
    const maker = sources.makers.filter((candidate) => candidate.kind === kind)[item.maker];
    if (maker === undefined) throw new Error(`the showcase names no article or maker: ${item.name}`);
    add(articleIndex, maker, item.spec, {
      ...item,
      base: item.price,
      isNew: item.isNew ?? false,
      warehouse: 1,
      offer: { ...PLAIN, ...item.offer },
      // Nothing is sold in the months in which it is produced and tested.
      shelfMonths: Math.max(24, Math.ceil((item.expiresIn + 3) / 12) * 12),
    });
  };
  SHOWCASE.forEach(addGiven);
  const places = createOfferPlaces(dice);
  const inGroup = groupPlaces(sources.groups, dice);
  const drawn = sources.articles.filter(({ name }) => !REGULATED_NAMES.has(name));
  const left = count - goods.length - REGULATED.length;
  for (const pick of pickCombinations(drawn, sources.makers, left, taken, dice)) {
    const article = sources.articles[pick.articleIndex];
    if (article === undefined) continue;
    const details = drawDetails(article, pick.spec, dice, (base, zbz) => {
      const offer = drawOffer(base, zbz, dice, places);
      const group = inGroup(pick.maker);
      return group === undefined ? offer : controlled(offer, group);
    });
    add(pick.articleIndex, pick.maker, pick.spec, details);
  }
  REGULATED.forEach(addGiven);
  return goods;
}

/** Assigns goods to their manufacturer's controlled group: most of its goods, up to a maximum. */
function groupPlaces(groups: readonly ControlledGroupRecord[], dice: Dice) {
  const urls = new Map(groups.map(({ makerId, url }) => [makerId, url]));
  const given = new Map<string, number>();
  return ({ id }: Maker): string | undefined => {
    const url = urls.get(id);
    const count = given.get(url ?? "") ?? 0;
    if (url === undefined || count >= MOST_CONTROLLED || !dice.chance(70)) return undefined;
    given.set(url, count + 1);
    return url;
  };
}

function drawDetails(
  article: Article,
  spec: string,
  dice: Dice,
  draw: (base: number, zbz: number) => Offer,
): GoodsDetails {
  const form = formOf(FORMS, article.form);
  const step = article.specs.indexOf(spec) / Math.max(1, article.specs.length - 1);
  // Bigger packs are in the upper part of the usual price range; manufacturers differ by a third of it.
  const place = Math.min(1, step * 0.62 + dice.int(0, 38) / 100);
  const fen = article.priceFrom + (article.priceTo - article.priceFrom) * place;
  const base = dice.chance(30) ? Math.round(fen) : Math.max(10, Math.round(fen / 10) * 10);
  // Expensive goods are sold by the piece.
  const zbz = base > 6000 ? 1 : dice.pick(form.middlePacks);
  const shelfMonths = dice.pick(form.shelfMonths);
  const offer = draw(base, zbz);
  return {
    base,
    zbz,
    jzl: Math.ceil(dice.pick(form.cases) / zbz) * zbz,
    shelfMonths,
    expiresIn:
      offer.is_jxq === Flag.Yes ? dice.int(1, 5) : dice.int(Math.floor(shelfMonths / 3), shelfMonths - 3),
    sales: Math.floor(dice.int(0, 100) ** 2 / dice.int(2, 12)) + dice.int(0, 60),
    isNew: dice.chance(4),
    warehouse: dice.chance(80) ? 1 : dice.int(2, 3),
    offer,
  };
}
