import { rule } from "../../api-client/checks/rule.ts";

/** Invariants across several responses. */
export const LAW_RULES = {
  paging: rule(
    "major",
    "responses",
    { zh: "分页规则不成立", en: "A law of paging does not hold" },
    {
      zh: "总数不变、各页不重复、同一页每次相同、末页条数与总数相符、末页之后为空；排序须唯一，可再按编号排",
      en: "The total stays, pages are disjoint and always the same, the last has the rest of the total, past the end is empty; sort by the id last, so that the order is unique",
    },
  ),
  sentence: rule(
    "major",
    "responses",
    { zh: "响应与契约中的一句话不符", en: "A response contradicts a sentence of the contract" },
    {
      zh: "按这句话填写该字段或排列该列表",
      en: "Fill the field, or order the list, as the sentence says",
    },
  ),
  transition: rule(
    "critical",
    "states-hold",
    {
      zh: "记录从一个状态变到了契约不允许的状态",
      en: "A record goes from one state to another that the contract does not allow",
    },
    {
      zh: "只按契约中该状态枚举的 x-transitions 改变状态",
      en: "Change a state only as the x-transitions of its enum in the contract allow",
    },
  ),
  "filter-ignored": rule(
    "major",
    "calls",
    { zh: "筛选的结果不对", en: "A filter does not leave what was asked for" },
    {
      zh: "按契约中该参数的 x-filter 筛选：只留下符合的记录，也不漏掉",
      en: "Apply the parameter as its x-filter in the contract says: only such records, and all of them",
    },
  ),
  "sort-ignored": rule(
    "major",
    "calls",
    { zh: "列表没有按所求排序", en: "A list is not in the order that was asked for" },
    {
      zh: "按契约中该参数的 x-sort 对整个列表排序，再分页",
      en: "Sort the whole list as the parameter's x-sort in the contract says, then take the page",
    },
  ),
  "conflict-ignored": rule(
    "critical",
    "conflicts",
    { zh: "状态已变，调用却没有答 409", en: "What the state forbids is not refused with 409" },
    {
      zh: "在同一事务中检查状态再改动；已变化的、已取消的、已领完的一律答 409",
      en: "Check the state in the transaction that changes it; respond with 409 for what has changed, is canceled or is used up",
    },
  ),
  "approval-ignored": rule(
    "critical",
    "flags",
    { zh: "未审核的会员没有被拒绝", en: "A member who is not approved is not refused" },
    {
      zh: "is_passed 为 0 时，加购、领券和申请控销一律答 403",
      en: "Respond with 403 to whoever has is_passed 0 and buys, claims a coupon or applies for controlled goods",
    },
  ),
  "right-ignored": rule(
    "critical",
    "own-data",
    { zh: "没有权限的成员没有被拒绝", en: "A person without the right is not refused" },
    {
      zh: "按契约中该调用的 x-right 核对成员的权限，没有的一律答 403，且什么都不改",
      en: "Check the right that the call names in x-right, and respond with 403 without any effect to whoever lacks it",
    },
  ),
  "agreement-ignored": rule(
    "critical",
    "agreement",
    { zh: "没有签署电子合同也能结算", en: "One can check out without the signed contract" },
    {
      zh: "未签署电子合同时结算和下单答 459",
      en: "Respond with 459 to checkout and order until it is signed",
    },
  ),
  "check-ignored": rule(
    "critical",
    "other-validation",
    {
      zh: "验证码、密码或短信限制没有生效",
      en: "A code, a captcha, a password or their limit does not hold",
    },
    {
      zh: "核对后再改动：错误、过期或用过的验证码答 422 并指出字段，过于频繁答 429，未验证手机号答 403",
      en: "Check before anything changes: 422 naming the field for a wrong or used code, 429 for too many, 403 without a verified phone",
    },
  ),
  stock: rule(
    "critical",
    "stock-follows-orders",
    { zh: "库存没有随订单增减", en: "The stock does not follow the orders" },
    {
      zh: "下单时扣减库存，取消时退回，与订单在同一事务中",
      en: "Take the stock when an order is placed and return it when it is canceled, in the order's transaction",
    },
  ),
  amounts: rule(
    "critical",
    "money-floor",
    { zh: "同一笔金额前后不一致", en: "Responses disagree about one amount" },
    {
      zh: "金额一律以元输出，至多两位小数；订单按商品的现价计算",
      en: "Send every amount in 元 with at most two decimals; an order costs what its goods cost",
    },
  ),
  clock: rule(
    "major",
    "field-types",
    { zh: "刚产生的记录时间不对", en: "What was just made has another time" },
    {
      zh: "时间一律按上海时间（UTC+8）输出，不论服务器的时区",
      en: "Send every time as Shanghai's (UTC+8), whatever the server's time zone",
    },
  ),
  "cart-total": rule(
    "critical",
    "cart-total",
    { zh: "购物车合计不符合公式", en: "The cart's total is not the formula's" },
    {
      zh: "合计 = Σ(数量 × 单价 − 满减) + 换购，只算可买且有货的选中行；组合行总是计入",
      en: "total = Σ(number × price − full reduction) + gifts over selected lines that can be bought and are in stock; combination lines always count",
    },
  ),
  "tier-status": rule(
    "critical",
    "tiers",
    { zh: "满减或折扣档位的状态不对", en: "The status of a reduction or discount tier is wrong" },
    {
      zh: "选中且可用券的金额达到档位时 status 为 1，否则为 0",
      en: "status is 1 once the selected coupon-eligible lines reach the amount, else 0",
    },
  ),
  "tier-order": rule(
    "major",
    "tiers",
    { zh: "已达到的档位没有排在前面", en: "Reached tiers do not come first" },
    { zh: "已达到的档位排在前面", en: "List reached tiers first" },
  ),
  "unbuyable-selected": rule(
    "critical",
    "line-selection",
    { zh: "不能购买的行被选中", en: "A line that cannot be bought is selected" },
    {
      zh: "is_buy 为 0 或无货的行强制不选中，组合除外",
      en: "Force lines with is_buy 0 or without stock to unselected, but for combinations",
    },
  ),
  repeat: rule(
    "major",
    "states-hold",
    {
      zh: "同一 Idempotency-Key 再次到达时没有按第一次应答",
      en: "A call that arrives again with its Idempotency-Key does not get the same response as the first time",
    },
    {
      zh: "按会话、接口和 Idempotency-Key 保存应答一天：再次到达时原样返回，不再执行；内容不同则答 422",
      en: "Keep the response by session, operation and Idempotency-Key for a day: return it to the repeat and do nothing; respond with 422 to other content",
    },
  ),
  race: rule(
    "critical",
    "states-hold",
    {
      zh: "同时发出的调用没有当作先后发生",
      en: "Calls at the same time do not end as one after the other would",
    },
    {
      zh: "读取与写入放在同一事务并锁住该行，或用唯一索引、条件更新（… where status = 1）",
      en: "Read and write in one transaction that locks the row, or use a unique key or a conditional update (… where status = 1)",
    },
  ),
  coupon: rule(
    "critical",
    "states-hold",
    { zh: "优惠券没有照其面额只用一次", en: "A coupon is not used once, for what it says" },
    {
      zh: "在订单的事务中核对并标记已用，按面额抵扣一次，取消时退回",
      en: "Check and mark it used in the order's transaction, deduct its amount once, and return it with the canceling",
    },
  ),
  law: rule(
    "critical",
    "states-hold",
    { zh: "前后调用不一致", en: "Calls do not agree with each other" },
    {
      zh: "按步骤重放，检查状态是否真的改变",
      en: "Replay the steps and see whether the state really changed",
    },
  ),
};
