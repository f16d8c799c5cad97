// Generated from api-spec/specification.yaml. Do not edit: run `npm run generate`.

/** The rules of the product specification by key: the section, true if it says so itself, and the text. */
export const SPECIFICATION = {
  "wallet": {
    "section": 1,
    "provenance": "documented",
    "zh": "买家有钱包：余额、账期、积分、优惠券和现金券，并用它们支付订单。",
    "en": "Buyers have a wallet of balance, credit term, points, coupons and cash vouchers, and pay orders with it."
  },
  "not-found": {
    "section": 2,
    "provenance": "documented",
    "zh": "不存在的地址显示\"页面不存在\"，不存在的活动显示\"活动不存在\"。",
    "en": "An unknown address leads to a page not found, an unknown activity to a page of its own."
  },
  "password-reset": {
    "section": 2,
    "provenance": "documented",
    "zh": "找回密码分三步：验证、设置新密码、完成。",
    "en": "A forgotten password is reset in three steps, which are verification, new password and success."
  },
  "member-centre": {
    "section": 2,
    "provenance": "documented",
    "zh": "账户中心有基本信息、资质证照、多门店管理、微信绑定、收货地址和消息。",
    "en": "The account centre has basic info, certificates, several stores, WeChat binding, addresses and messages."
  },
  "self-service": {
    "section": 2,
    "provenance": "documented",
    "zh": "自助服务有快捷采购、品种求购、电子发票查询、收藏和意见反馈。",
    "en": "Self-service has quick purchase, wanted varieties, e-invoices, favourites and feedback."
  },
  "zones": {
    "section": 2,
    "provenance": "documented",
    "zh": "控销专区有自己的首页、分组和商品页。",
    "en": "The controlled-sales zone has an index, groups and pages of their goods."
  },
  "customer-service": {
    "section": 2,
    "provenance": "documented",
    "zh": "允许在线沟通的买家在右侧栏打开客服窗口，其他买家用即时通讯链接。",
    "en": "The right sidebar opens a chat frame for those who may chat, and two instant-message links for others."
  },
  "entity-fields": {
    "section": 3,
    "provenance": "documented",
    "zh": "会员、购物车、商品等实体的字段按名列出；字段名照原样使用，价格、数量、标志是数字，标志为 0 或 1。",
    "en": "The fields of users, cart lines, goods and menus are listed by name. The names are used to the letter, and flags such as is_selected are 0 or 1."
  },
  "field-types": {
    "section": 3,
    "provenance": "inferred",
    "zh": "产品说明只列字段名；类型、范围、格式以及\"字段总是存在\"由契约规定。",
    "en": "Only names are given. Their types, bounds and formats, and that every field is always there, are this contract's."
  },
  "line-selection": {
    "section": 4,
    "provenance": "documented",
    "zh": "购物车加载时，is_buy 为 0 或没有库存的行一律变为未选中；选中与否由批量选择接口改变。",
    "en": "A line with is_buy 0 or without stock is forced to unselected when the cart loads; batch_select switches the others."
  },
  "tiers": {
    "section": 4,
    "provenance": "documented",
    "zh": "选中且可用券的行合计达到档位金额时，该满减或折扣档位的 status 为 1，否则为 0；已达到的排在前面。",
    "en": "A tier of full reduction or discount has status 1 when the total of the selected coupon-eligible lines is at least its amount, else 0. Reached tiers come first."
  },
  "single-free-shipping": {
    "section": 4,
    "provenance": "documented",
    "zh": "选中的行有单品包邮标志且数量达到起包数量时包邮。",
    "en": "A selected line with single-item free shipping whose quantity reaches the minimum ships free."
  },
  "lottery": {
    "section": 4,
    "provenance": "documented",
    "zh": "抽奖弹窗只给还没有参加的买家。",
    "en": "The lottery is offered to those who have not joined yet."
  },
  "favourites": {
    "section": 4,
    "provenance": "documented",
    "zh": "收藏只有两种变化：加入和取消。",
    "en": "A favourite is toggled, added or cancelled."
  },
  "states-hold": {
    "section": 4,
    "provenance": "inferred",
    "zh": "一次调用改变的内容，之后的调用都看得到。",
    "en": "What one call has changed is what every later call shows."
  },
  "order-states": {
    "section": 4,
    "provenance": "inferred",
    "zh": "产品说明没有列出订单、支付、退货、优惠券的状态；契约在 x-transitions 中规定，不允许的变化答 409。",
    "en": "The states of orders, payments, returns and coupons are left open. This contract lists them in x-transitions, and what a state does not allow is refused with 409."
  },
  "phone": {
    "section": 5,
    "provenance": "documented",
    "zh": "手机号 11 位，以 1 开头，第二位 3 到 9；需要时也可以是区号加 7 到 8 位的座机。",
    "en": "A mobile number has 11 digits, 1 and then 3 to 9 first; where allowed a landline is an area code and 7 or 8 digits."
  },
  "first-error": {
    "section": 5,
    "provenance": "documented",
    "zh": "422 时界面显示第一个字段的第一条信息，因此 errors 须指明字段，并按请求中的顺序排列。",
    "en": "Of a 422 the first message of the first field is shown, so `errors` names the fields in the order of the request."
  },
  "money-floor": {
    "section": 5,
    "provenance": "documented",
    "zh": "金额向下取整到两位小数。",
    "en": "Money is rounded down to two decimals."
  },
  "cart-total": {
    "section": 5,
    "provenance": "documented",
    "zh": "合计 = 选中行的 数量 × 单价 − 该行满减 + 换购金额 之和；只计可购买且有库存的行，组合行总是计入。",
    "en": "The cart total is the sum over selected lines of quantity × price − the line's full reduction + its gift total. Lines count that can be bought and are in stock; combination lines always do."
  },
  "ineligible": {
    "section": 5,
    "provenance": "documented",
    "zh": "不可用券的金额 = 选中合计 − 可用券合计。",
    "en": "What is not eligible for coupons is the selected total minus the eligible total."
  },
  "shipping-remainder": {
    "section": 5,
    "provenance": "documented",
    "zh": "还差多少包邮 = 包邮门槛 − 选中合计 − 免运订单金额，最少显示 0.00。",
    "en": "What is missing to free shipping is the threshold minus the selected total minus the no-transport order amount, shown as 0.00 at the least."
  },
  "stock-follows-orders": {
    "section": 5,
    "provenance": "inferred",
    "zh": "库存只作为购买条件出现；订单扣减库存、取消退回由契约规定。",
    "en": "Stock is known as a condition of buying only. That orders take it and cancelled ones return it is this contract's."
  },
  "other-validation": {
    "section": 5,
    "provenance": "inferred",
    "zh": "其他校验产品说明没有写；范围和长度以契约为准，不合时答 422。",
    "en": "All other validation is left open. The bounds are those of this contract, and a value outside them is refused with 422."
  },
  "flags": {
    "section": 6,
    "provenance": "documented",
    "zh": "is_passed、rank、is_special、is_AfterSale 等标志存在，作用没有写；契约的解释见各字段。",
    "en": "Flags such as is_passed, rank and is_special exist, their effects are left open; each field says what this contract makes of it."
  },
  "chat": {
    "section": 6,
    "provenance": "documented",
    "zh": "只有 is_can_chat 的买家可以在线沟通。",
    "en": "Chat is offered to those with is_can_chat alone."
  },
  "own-data": {
    "section": 6,
    "provenance": "inferred",
    "zh": "服务器如何检查权限没有写；契约规定买家只能看到和改动自己的数据，别人的数据如同不存在。",
    "en": "What servers enforce is left open. In this contract buyers see and change their own data alone, and another buyer's data looks as if it did not exist."
  },
  "one-client": {
    "section": 7,
    "provenance": "documented",
    "zh": "三个主机，超时 30 秒，带凭据；POST 和 PUT 的请求体为表单编码，上传除外。",
    "en": "There are three hosts, a timeout of 30 s and credentials with every call; bodies of POST and PUT are form-encoded, except uploads."
  },
  "repeated-calls": {
    "section": 7,
    "provenance": "documented",
    "zh": "对同一路径的重复调用取消前一次，/api/cart、/api/favorite、/api/favorite/cancel、/api/activity/tap 除外。",
    "en": "A repeated call to a path cancels the earlier one, except on /api/cart, /api/favorite, /api/favorite/cancel and /api/activity/tap."
  },
  "calls": {
    "section": 7,
    "provenance": "documented",
    "zh": "每个调用有方法、路径和参数；契约标为 documented 的就是它们。",
    "en": "Each call has a method, a path and inputs; they are the operations marked documented here."
  },
  "responses": {
    "section": 7,
    "provenance": "inferred",
    "zh": "除第 3 节列出的字段外，应答的形式没有写；列表、分页、筛选、文件由契约规定。",
    "en": "But for the fields of section 3 the responses are left open. Lists, paging, filters, files and content types are this contract's."
  },
  "pages-of-other-sites": {
    "section": 7,
    "provenance": "inferred",
    "zh": "调用带凭据，产品说明没有写如何防止其他网站的页面代发；契约的规则见说明页。",
    "en": "Calls carry credentials, and nothing is said of pages of other sites that send them. The rules are this contract's, in the guide on browsers."
  },
  "status-is-code": {
    "section": 8,
    "provenance": "documented",
    "zh": "结果以 HTTP 状态码为准；10000、200、201 为成功。",
    "en": "The HTTP status is the result; the codes 10000, 200 and 201 are success."
  },
  "login-required": {
    "section": 8,
    "provenance": "documented",
    "zh": "10001 或 401 表示需要登录，界面转到登录页。",
    "en": "10001 or 401 means that a login is required, and the client goes there."
  },
  "agreement": {
    "section": 8,
    "provenance": "documented",
    "zh": "459 表示未签电子合同：显示信息后转到 /dzht。",
    "en": "459 means that the electronic contract is not signed; the message is shown, then the client goes to /dzht."
  },
  "validation-error": {
    "section": 8,
    "provenance": "documented",
    "zh": "422 表示输入有误，显示第一个字段的第一条信息。",
    "en": "422 is invalid input; the first error of the first field is shown."
  },
  "other-errors": {
    "section": 8,
    "provenance": "documented",
    "zh": "其他非 5xx 错误以\"温馨提示\"显示 message。",
    "en": "Any other error below 500 is an alert with its message."
  },
  "server-errors": {
    "section": 8,
    "provenance": "documented",
    "zh": "5xx 显示\"系统繁忙，请稍候再试\"，不显示服务器的信息。",
    "en": "A 5xx is shown as \"busy, try again later\", never in the server's words."
  },
  "conflicts": {
    "section": 8,
    "provenance": "inferred",
    "zh": "状态不允许的调用用哪个状态码没有写；契约规定为 409。",
    "en": "Which status refuses what the state forbids is left open; in this contract it is 409."
  },
  "constants": {
    "section": 9,
    "provenance": "documented",
    "zh": "购物车角标最多 99，筛选缺省 99999，行类型 1 为秒杀、3 为组合，全场折扣 94%。",
    "en": "The cart badge ends at 99, the cart's filter defaults to 99999, line types are 1 flash sale and 3 combination, the storewide price is 94 %."
  },
  "limits": {
    "section": 9,
    "provenance": "inferred",
    "zh": "运费、每页条数等没有写；取值范围以契约为准。",
    "en": "Fees, page sizes and most limits are left open; the bounds are this contract's."
  }
} as const;

export type SpecificationRule = keyof typeof SPECIFICATION;
