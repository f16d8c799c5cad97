/** A documented URL and the expected layout around its page (specification section 2). */
export type DocumentedRoute = {
  path: string;
  /** The part before the site title; empty if there is only the site title. */
  title: string;
  /** The redirect target, if any. */
  leadsTo?: string;
  header?: "login" | "none";
  /** The search box, if it differs from the header's default. */
  search?: boolean | undefined;
  footer?: false;
  sidebar?: false;
  nav?: false | undefined;
  /** Visitors are redirected to the login. */
  members?: true;
  /** The redirect target and its title for visitors, if different. */
  visitors?: { leadsTo: string; title: string };
};

const member = { members: true, nav: false } as const;
const quiet = { header: "login", sidebar: false, nav: false } as const;
/** Members who have submitted their company see its status; visitors start at the first step. */
const handedIn = {
  title: "会员注册",
  leadsTo: "/register/step3",
  visitors: { leadsTo: "/register/step1", title: "会员注册" },
  ...quiet,
} as const;
const step = { members: true, search: false, nav: false, sidebar: false } as const;

export const documentedRoutes: DocumentedRoute[] = [
  { path: "/404", title: "页面不存在" },
  { path: "/nowhere/at/all", title: "页面不存在", leadsTo: "/404" },
  { path: "/noActivity", title: "活动不存在" },
  { path: "/", title: "" },
  { path: "/login", title: "会员登录", ...quiet },
  { path: "/loading", title: "加载中", sidebar: false, nav: false },
  { path: "/jfsc", title: "积分商城", header: "login", search: true, nav: false },
  { path: "/list/other/3/感冒用药", title: "药品" },
  { path: "/list/other/3", title: "药品" },
  { path: "/list/compare?ids=7,2", title: "商品对比" },
  { path: "/privacy", title: "隐私政策" },

  { path: "/user", title: "会员中心", ...member },
  { path: "/user/user_hyzx", title: "会员中心", ...member },
  { path: "/wdqb", title: "余额管理", leadsTo: "/wdqb/yegl", ...member },
  { path: "/wdqb/yegl", title: "余额管理", ...member },
  { path: "/wdqb/zqgl", title: "账期管理", ...member },
  { path: "/wdqb/dzd", title: "月度对账单", ...member },
  { path: "/wdqb/dzd/print", title: "打印对账单", ...member, header: "none", footer: false, sidebar: false },
  { path: "/wdqb/jfgl", title: "积分管理", ...member },
  { path: "/wdqb/yhq", title: "优惠券", ...member },
  { path: "/wdqb/xjq", title: "现金券", ...member },
  { path: "/zhzx", title: "基本信息", leadsTo: "/zhzx/zhzx_jcxx", ...member },
  { path: "/zhzx/zhzx_jcxx", title: "基本信息", ...member },
  { path: "/zhzx/basic", title: "基本信息", ...member },
  { path: "/zhzx/jcxx_zzzj", title: "资质证照", ...member },
  { path: "/zhzx/zzzj", title: "资质证照", ...member },
  { path: "/zhzx/zhzx_ddgl", title: "多店管理", ...member },
  { path: "/zhzx/ddgl", title: "多店管理", ...member },
  { path: "/zhzx/zhzx_bdwx", title: "绑定微信", ...member },
  { path: "/zhzx/bdwx", title: "绑定微信", ...member },
  { path: "/zhzx/zhzx_shdz", title: "收货地址", ...member },
  { path: "/zhzx/addr", title: "收货地址", ...member },
  { path: "/zhzx/zhzx_wdxx", title: "我的消息", ...member },
  { path: "/zhzx/wdxx", title: "我的消息", ...member },
  { path: "/wdxx", title: "我的消息", ...member },
  { path: "/dzht", title: "电子合同", ...member },

  { path: "/order", title: "我的订单", ...member },
  { path: "/order/info/1001", title: "订单详情", ...member },
  { path: "/order/returnInfo/1", title: "退货详情", ...member },
  { path: "/order/afterSalesInfo/1", title: "售后详情", ...member },
  { path: "/order/wl/1001", title: "订单详情", leadsTo: "/order/info/1001", ...member },
  { path: "/thsh", title: "退货与售后", ...member },
  { path: "/jfdd", title: "积分订单", ...member },
  { path: "/order/jfdd", title: "积分订单", ...member },

  { path: "/zzfw/kjcg", title: "快捷采购", ...member },
  { path: "/zzfw/pzqg", title: "品种求购", ...member },
  { path: "/zzfw/pzqg/add", title: "新增求购", ...member },
  { path: "/zzfw/pzqg/info?id=1", title: "求购详情", ...member },
  { path: "/zzfw/dzfp", title: "电子发票查询", ...member },
  { path: "/zzfw/star", title: "我的收藏", ...member },
  { path: "/zzfw/yjfk", title: "意见反馈", ...member },

  { path: "/cart", title: "购物车", members: true, search: false },
  { path: "/cart/step2", title: "确认订单", ...step },
  { path: "/cart/step3/1001", title: "支付订单", ...step },
  { path: "/cart/step4?id=1001", title: "支付结果", ...step, nav: undefined },
  { path: "/cart/hm?id=1001", title: "支付订单", ...step },

  { path: "/list", title: "商品列表" },
  { path: "/list/table", title: "商品列表" },
  { path: "/list/no_image", title: "商品列表" },
  { path: "/list/info/7", title: "商品详情" },
  { path: "/list/info-pt/7", title: "拼团商品详情" },
  { path: "/search?keywords=amxl", title: "商品搜索" },
  { path: "/search/table?keywords=amxl", title: "商品搜索" },
  { path: "/yx", title: "包邮专区" },
  { path: "/yx/table", title: "包邮专区" },
  { path: "/yx/rule", title: "优选规则", header: "none", footer: false, sidebar: false, nav: false },
  { path: "/zyyp", title: "中药饮片专区" },
  { path: "/qxzq", title: "医疗器械专区" },
  { path: "/jxqzc", title: "近效期专区" },

  { path: "/ppzq", title: "品牌专区" },
  { path: "/ppzq/2", title: "品牌专区" },
  { path: "/ppzq/info/1", title: "品牌详情" },
  { path: "/ppzq/info/1/2", title: "品牌详情" },
  { path: "/kxzq", title: "控销专区" },
  { path: "/kxzq/new", title: "控销专区" },
  { path: "/kxzq/goods/kangning", title: "控销专区详情" },
  { path: "/kxzq/goods/kangning/1", title: "控销专区详情" },
  { path: "/yjh", title: "活动专区" },
  { path: "/yjh/1", title: "活动专区" },
  { path: "/Hdzx/1,2", title: "活动中心" },
  { path: "/Hdzx/1,2/2", title: "活动中心" },
  { path: "/ptzq", title: "拼团专区" },
  { path: "/mrtj", title: "每日特价" },
  { path: "/hb", title: "满额返现" },
  { path: "/welfare", title: "全场 94 折" },
  { path: "/zhzq", title: "组合购" },
  { path: "/lqzx", title: "领券中心" },
  { path: "/zqmb", title: "" },
  { path: "/hdmb", title: "" },
  { path: "/yyh", title: "优惠活动" },
  { path: "/yyh/list", title: "优惠活动列表" },
  { path: "/zhmz", title: "" },
  { path: "/zhmz/list", title: "" },

  { path: "/register", title: "会员注册", leadsTo: "/register/step1", ...quiet },
  { path: "/register/wechat", title: "微信注册", ...quiet },
  { path: "/register_index", title: "会员注册", leadsTo: "/register/step1", ...quiet },
  { path: "/register/step1", title: "会员注册", ...quiet },
  { path: "/register/step2", ...handedIn },
  { path: "/register/step3", ...handedIn },
  { path: "/register_dd", title: "多店注册", leadsTo: "/register/dd/step1", ...quiet },
  { path: "/register/dd/step1", title: "多店注册", ...quiet },
  { path: "/register/dd/step2", title: "多店注册", leadsTo: "/register/dd/step1", ...quiet },
  { path: "/register/dd/step3", title: "多店注册", leadsTo: "/register/dd/step1", ...quiet },
  { path: "/register_dd_step1", title: "多店注册", ...quiet },
  { path: "/forget", title: "找回密码", leadsTo: "/forget/step1", ...quiet },
  { path: "/forget/step1", title: "找回密码", ...quiet },
  { path: "/forget/step2", title: "找回密码", leadsTo: "/forget/step1", ...quiet },
  { path: "/forget/step3", title: "找回密码", leadsTo: "/forget/step1", ...quiet },

  { path: "/help/xrzn/hyzc", title: "会员注册" },
  { path: "/help/xrzn/hyzc?id=66", title: "证照与业务文件" },
  { path: "/help/xrzn/gwzn", title: "购物指南" },
  { path: "/help/xrzn/aqgy", title: "安全购药" },
  { path: "/help/fwbz/wzzz", title: "网站资质" },
  { path: "/help/fwbz/yhxy", title: "用户协议" },
  { path: "/help/fwbz/zskf", title: "专属客服" },
  { path: "/help/us/tsjy", title: "投诉与建议" },
  { path: "/help/us/link", title: "联系方式" },
  { path: "/help/pay", title: "订单支付", leadsTo: "/help/zfps/ddzf" },
  { path: "/help/zfps/ddzf", title: "订单支付" },
  { path: "/help/zfps/hwps", title: "货物配送" },
  { path: "/help/zfps/ypth", title: "药品退换" },
  { path: "/news/hy", title: "行业资讯" },
  { path: "/news/company", title: "企业动态" },
  { path: "/news/info/1/hy", title: "资讯详情" },
];
