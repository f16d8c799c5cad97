import type { Page } from "@playwright/test";
import type { OperationId } from "#generated/operations.ts";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import type { WorldOptions } from "#mock/test-kit/world-options.ts";
import { expect } from "../expect.ts";
import { fillAccount, fillCertificates, fillCompany, pictureFile, textField } from "../registration.ts";
import { goodsItems, pasteCells, readAgreement } from "../steps.ts";
import { ALL, type FaultName, hitsOf } from "./try-call.ts";

/** The steps with which a buyer makes a page call an operation. */
export type Act = {
  operationId: OperationId;
  at: string;
  /** `buyer` by default; null is a visitor. */
  as?: WorldOptions["persona"] | null;
  scenario?: WorldOptions["scenario"];
  clock?: string;
  /** Before the first fault. */
  prepare?: (page: Page, mock: WorldControl) => Promise<void>;
  /** Each time; a form that was refused is still filled in. */
  act: (page: Page, mock: WorldControl) => Promise<void>;
  /** Instead of it once the call has failed, where the page then offers another way. */
  again?: (page: Page) => Promise<void>;
  /** The faults to try; all of them by default. */
  faults?: readonly FaultName[];
};

/** All but those of which the page makes something else, which other journeys see. */
const allBut = (...handled: FaultName[]) => ALL.filter((name) => !handled.includes(name));

/** A number that nobody has. */
const FREE_PHONE = "13100000009";
/** The number of `manager`. */
const PHONE = "13500001406";

const click = (name: string | RegExp) => async (page: Page) => {
  await page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
};
/** Ten packs for each of two stores. */
async function pasteMatrix(page: Page): Promise<void> {
  await pasteCells(page.getByLabel("粘贴商品和各店数量"), [["7", "10", "10"]]);
  await page.getByRole("button", { name: "填入表格 1 种" }).click();
  await page.getByRole("button", { name: "填入 2 家购物车" }).waitFor();
}
/** Retries a call whose error is shown in place. */
const reload = click(/^重新加载/);
/**
 * In the popover, which is still open beside its button: the walk has scrolled that away to see what loads further
 * down.
 */
async function reloadPrice(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /价格明细$/ })
    .first()
    .scrollIntoViewIfNeeded();
  await reload(page);
}
/** Clicks, and confirms the question that follows. */
const clickAndConfirm = (name: string | RegExp, answer: string) => async (page: Page) => {
  await click(name)(page);
  await page.getByRole("alertdialog").getByRole("button", { name: answer }).click();
};

async function fillCode(page: Page, mock: WorldControl, phone: string): Promise<void> {
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeDisabled();
  await textField(page, "短信验证码").fill(await mock.outbox.lastCode(phone));
}

/** An account with the number that nobody has. */
async function fillFreeAccount(page: Page): Promise<void> {
  await fillAccount(page, "qinghe");
  await textField(page, "手机号").fill(FREE_PHONE);
}

const registerAs = (way: "/register" | "/register/dd") => async (page: Page, mock: WorldControl) => {
  await page.goto(`${way}/step1`);
  await fillFreeAccount(page);
  await fillCode(page, mock, FREE_PHONE);
  await page.getByRole("button", { name: "同意协议并注册" }).click();
  await page.waitForURL(new RegExp(`${way}/step2$`));
  await fillCompany(page);
  await fillCertificates(page);
};

/** Scans and confirms the newest code, when `made` have been made. */
async function scan(page: Page, mock: WorldControl, nickname: string, made = 1): Promise<void> {
  const codes = async () => mock.requests({ operationId: "createWechatLoginCode", status: "2xx" });
  await expect.poll(async () => (await codes()).length).toBe(made);
  const [last] = (await codes()).toSorted((a, b) => b.id - a.id);
  const { response_body: body } = await mock.request(last!.id);
  const code = (body as { data: { code_id: string } }).data.code_id;
  await mock.scanWechat({ code, step: "scan", nickname });
  await mock.scanWechat({ code, step: "confirm" });
  await page.clock.fastForward("00:03");
}

const verifyPhone = async (page: Page, mock: WorldControl) => {
  await textField(page, "手机号").fill(PHONE);
  await fillCode(page, mock, PHONE);
};

const openTitleForm = async (page: Page) => {
  await page.getByRole("button", { name: "新增电子普通发票抬头" }).click();
  await page.getByLabel("抬头名称").fill("杭州康民二店");
  await page.getByLabel("税号", { exact: true }).fill("91330106MA2KJ4022X");
};

const chooseInvoices = async (page: Page) => {
  await page.getByRole("checkbox", { name: "全选已开的发票" }).click();
  await page.getByRole("region", { name: "批量处理发票" }).waitFor();
};

const chooseAddress = async (page: Page) => {
  await page.getByRole("dialog").getByRole("radio").first().check();
};

const payByBalance = async (page: Page) => {
  await page.getByRole("radio", { name: /余额支付/ }).check();
};
const pay = click(/^(确认|重新)支付/);
/** First asks what has become of a payment of which nobody knows. */
async function payAgain(page: Page): Promise<void> {
  const refresh = page.getByRole("button", { name: "刷新结果" });
  await refresh.or(page.getByRole("button", { name: /^(确认|重新)支付/ })).waitFor();
  if (await refresh.isVisible()) await refresh.click();
  await pay(page);
}

/** Every call that somebody makes by a click or a key. */
export const acts: readonly Act[] = [
  {
    operationId: "login",
    at: "/login",
    as: null,
    prepare: async (page) => {
      await textField(page, "用户名").fill("buyer");
      await textField(page, "密码").fill("demo1234");
    },
    act: click("登录"),
  },
  {
    operationId: "loginBySmsCode",
    at: "/login?way=sms",
    as: null,
    prepare: verifyPhone,
    act: click("登录"),
  },
  { operationId: "logout", at: "/404", act: click("安全退出"), faults: allBut("10001") },
  {
    operationId: "updateAccountProfile",
    at: "/zhzx/basic",
    prepare: async (page) => {
      await click("修改联系人")(page);
      await page.getByLabel("邮箱（选填）").fill("yao_dian@example.com");
    },
    act: click("保存"),
  },
  {
    operationId: "checkPhone",
    at: "/register/step1",
    as: null,
    prepare: async (page) => textField(page, "手机号").fill(FREE_PHONE),
    act: click("获取验证码"),
  },
  {
    operationId: "sendSmsCode",
    at: "/forget/step1",
    as: null,
    prepare: async (page) => textField(page, "手机号").fill(PHONE),
    act: click("获取验证码"),
  },
  {
    operationId: "getCaptcha",
    at: "/login",
    as: null,
    prepare: async (page, mock) => {
      await textField(page, "用户名").fill("buyer");
      for (const attempt of [1, 2, 3]) {
        await textField(page, "密码").fill(`wrong-${attempt}`);
        await click("登录")(page);
        await expect.poll(() => mock.requests({ operationId: "login" })).toHaveLength(attempt);
        await expect(page.getByText("用户名或密码不正确").first()).toBeVisible();
      }
      await textField(page, "密码").fill("demo1234");
    },
    act: click("登录"),
    again: click(/重新加载|换一张/),
  },
  {
    operationId: "registerAccount",
    at: "/register/step1",
    as: null,
    prepare: async (page, mock) => {
      await fillFreeAccount(page);
      await fillCode(page, mock, FREE_PHONE);
    },
    act: click("同意协议并注册"),
  },
  {
    operationId: "submitCompany",
    at: "/register/step1",
    as: null,
    prepare: registerAs("/register"),
    act: click("提交审核"),
  },
  {
    operationId: "submitStores",
    at: "/register/dd/step1",
    as: null,
    prepare: async (page, mock) => {
      await registerAs("/register/dd")(page, mock);
      await textField(page, "粘贴门店清单").fill("城北店\t330105000999\t13100000010\t莫干山路 1 号");
      await click("识别")(page);
    },
    act: click("提交审核"),
  },
  {
    operationId: "registerByWechat",
    at: "/login?way=wechat",
    as: null,
    prepare: async (page, mock) => {
      await scan(page, mock, "青禾-小王");
      await page.waitForURL(/\/register\/wechat$/);
      await textField(page, "手机号").fill(FREE_PHONE);
      await fillCode(page, mock, FREE_PHONE);
      await page.getByRole("checkbox").check();
    },
    act: click("同意协议并注册"),
    // The last one asks for another scan.
    faults: [...allBut("409"), "409"],
  },
  {
    operationId: "verifyPasswordReset",
    at: "/forget/step1",
    as: null,
    prepare: verifyPhone,
    act: click("下一步"),
  },
  {
    operationId: "resetPassword",
    at: "/forget/step1",
    as: null,
    prepare: async (page, mock) => {
      await verifyPhone(page, mock);
      await click("下一步")(page);
      await textField(page, "新密码").fill("Qinghe-8642");
      await textField(page, "确认新密码").fill("Qinghe-8642");
    },
    act: click("确认修改"),
    // The last one leads back to the first step.
    faults: [...allBut("10001", "403"), "403"],
  },
  {
    operationId: "loginByWechat",
    at: "/login?way=wechat",
    as: null,
    act: (page, mock) => scan(page, mock, "康宁大药房-沈丽华"),
    // The scan holds; a code that is refused is replaced by another, and an account that is bound to nobody registers.
    again: click("重新登录"),
    faults: [...allBut("409", "422"), "422"],
  },
  {
    operationId: "unbindWechat",
    at: "/zhzx/bdwx",
    as: "manager",
    act: clickAndConfirm("解除绑定", "解除绑定"),
  },
  {
    operationId: "sendAgreementCode",
    at: "/dzht",
    as: "unsigned",
    prepare: readAgreement,
    act: click("获取验证码"),
  },
  {
    operationId: "signAgreement",
    at: "/dzht",
    as: "unsigned",
    prepare: async (page) => {
      await readAgreement(page);
      await textField(page, "短信验证码").fill("123456");
    },
    act: click("同意并签署"),
  },
  {
    operationId: "submitCertificate",
    at: "/zhzx/zzzj",
    prepare: async (page) => {
      await page
        .getByRole("article", { name: /^食品经营许可证/ })
        .getByRole("button", { name: "更新证照" })
        .click();
      await page.getByLabel("上传文件").setInputFiles(pictureFile("许可证"));
      await expect(page.getByRole("button", { name: "移除 许可证.png" })).toBeVisible();
      await page.getByLabel("有效期至").fill("2031-11-20");
    },
    act: click("提交审核"),
  },
  {
    operationId: "uploadFile",
    at: "/zzfw/yjfk",
    act: async (page) => {
      await page.getByLabel("添加图片").setInputFiles(pictureFile("截图"));
    },
    again: async (page) => {
      // Those that failed take the places of others.
      await page.getByRole("button", { name: /^移除/ }).first().click();
      await page.getByLabel("添加图片").setInputFiles(pictureFile("截图"));
    },
  },
  {
    operationId: "linkStore",
    at: "/zhzx/ddgl",
    prepare: async (page, mock) => {
      await click("关联已有门店")(page);
      await page.getByLabel("门店登录账号").fill("manager");
      await page.getByLabel("门店预留手机号").fill(PHONE);
      await fillCode(page, mock, PHONE);
    },
    act: click("关联门店"),
  },
  { operationId: "unlinkStore", at: "/zhzx/ddgl", act: clickAndConfirm(/^解除关联/, "解除关联") },
  { operationId: "switchStore", at: "/zhzx/ddgl", act: click("切换到此店") },
  {
    operationId: "inviteTeamMember",
    at: "/zhzx/cygl",
    as: "team",
    prepare: async (page) => {
      await click("邀请成员")(page);
      await page.getByRole("textbox", { name: "姓名" }).fill("李娜");
      await page.getByRole("textbox", { name: "手机号" }).fill(FREE_PHONE);
    },
    act: click("生成邀请"),
  },
  {
    operationId: "updateTeamMember",
    at: "/zhzx/cygl",
    as: "team",
    prepare: click("修改叶秋菊的权限"),
    act: click("保存"),
  },
  {
    operationId: "setTeamMemberStatus",
    at: "/zhzx/cygl",
    as: "team",
    act: clickAndConfirm("停用叶秋菊", "停用"),
  },
  {
    operationId: "acceptTeamInvitation",
    at: "/yqcy?code=YQ7K4MQXWPC9TRHG",
    as: null,
    prepare: async (page) => {
      await page.getByRole("textbox", { name: "用户名" }).fill("zhou_dianzhang");
      for (const label of ["登录密码", "确认密码"])
        await page.getByLabel(label, { exact: true }).fill("zhou2026");
    },
    act: click("接受邀请并登录"),
  },
  { operationId: "requestApproval", at: "/cart/step2", as: "team-buyer", act: click("提交审批") },
  { operationId: "approveRequest", at: "/zhzx/spgl?id=2", as: "team", act: click("通过") },
  {
    operationId: "rejectRequest",
    at: "/zhzx/spgl?id=2",
    as: "team",
    prepare: async (page) => {
      await click("驳回")(page);
      await page.getByRole("textbox", { name: "驳回原因" }).fill("月初再订");
    },
    act: click("确认驳回"),
  },
  {
    operationId: "withdrawRequest",
    at: "/zhzx/spgl?id=2",
    as: "team-buyer",
    act: clickAndConfirm("撤回申请", "撤回"),
  },
  {
    operationId: "createAddress",
    at: "/zhzx/addr",
    prepare: async (page) => {
      await click("新增收货地址")(page);
      await page.getByLabel("粘贴整段地址").fill("刘敏 13912345678 浙江省宁波市鄞州区天童南路 700 号");
      await click("识别")(page);
      await expect(page.getByLabel("区县")).toHaveValue("鄞州区");
    },
    act: click("保存"),
  },
  {
    operationId: "updateAddress",
    at: "/zhzx/addr",
    prepare: async (page) => {
      await click(/^修改.*的地址$/)(page);
      await page.getByLabel("详细地址").fill("天童南路 701 号");
    },
    act: click("保存"),
  },
  { operationId: "deleteAddress", at: "/zhzx/addr", act: clickAndConfirm(/^删除.*的地址$/, "删除") },
  { operationId: "setDefaultAddress", at: "/zhzx/addr", act: click("设为默认") },
  {
    operationId: "readMessages",
    at: "/wdxx",
    prepare: async (page) =>
      page.getByRole("list", { name: "消息", exact: true }).getByRole("checkbox").first().check(),
    act: click(/^标为已读/),
  },
  { operationId: "readAllMessages", at: "/wdxx", act: click("全部已读") },
  {
    operationId: "deleteMessages",
    at: "/wdxx",
    prepare: async (page) =>
      page.getByRole("list", { name: "消息", exact: true }).getByRole("checkbox").first().check(),
    act: clickAndConfirm(/^删除（1）/, "删除"),
  },
  { operationId: "addFavorites", at: "/list", act: click(/^收藏 /) },
  { operationId: "cancelFavorites", at: "/list/info/7", act: click(/^取消收藏 /) },
  { operationId: "applyControlledAccess", at: "/kxzq/goods/kangning", act: click("申请采购权限") },
  {
    operationId: "drawLottery",
    at: "/",
    scenario: "lottery-open",
    act: async (page) => {
      await page
        .getByRole("dialog", { name: "冬日抽奖" })
        .getByRole("button", { name: /^(立即|重新)抽奖/ })
        .click();
    },
  },
  {
    operationId: "searchGoods",
    at: "/list",
    act: async (page) => {
      const box = page.getByRole("combobox", { name: "按药品名称搜索" });
      await box.fill(`${await box.inputValue()}a`);
    },
  },
  {
    operationId: "addCartLines",
    at: "/list",
    act: async (page) => goodsItems(page).first().getByRole("button", { name: "加入购物车" }).click(),
  },
  { operationId: "quickAddCartLine", at: "/user", act: click(/^加购/) },
  {
    operationId: "matchGoods",
    at: "/zzfw/kjcg?way=paste",
    prepare: async (page) => page.getByLabel("粘贴采购计划").fill("7 20"),
    act: click("识别并匹配"),
    again: click("继续匹配"),
  },
  {
    operationId: "addVarietyRequests",
    at: "/zzfw/kjcg?way=paste",
    prepare: async (page) => {
      await page.getByLabel("粘贴采购计划").fill("没有这种药 5");
      await click("识别并匹配")(page);
    },
    act: clickAndConfirm("批量求购 1 个", "提交求购"),
  },
  {
    operationId: "createSavedPlan",
    at: "/zzfw/kjcg?way=paste",
    prepare: async (page) => {
      await page.getByLabel("粘贴采购计划").fill("7 20");
      await click("识别并匹配")(page);
      await click("存为计划")(page);
      await page.getByRole("textbox", { name: "计划名称" }).fill("夜班补货");
    },
    act: click("保存计划"),
  },
  {
    operationId: "updateSavedPlan",
    at: "/zzfw/kjcg?way=saved",
    prepare: async (page) => {
      await click("改名 每周常备")(page);
      await page.getByRole("textbox", { name: "计划名称" }).fill("夜班补货");
    },
    act: click("保存名称"),
  },
  { operationId: "getSavedPlan", at: "/zzfw/kjcg?way=saved", act: click("按 每周常备 采购") },
  { operationId: "deleteSavedPlan", at: "/zzfw/kjcg?way=saved", act: click("删除 每周常备") },
  {
    operationId: "copyCart",
    at: "/zhzx/ddgl",
    prepare: async (page) => {
      await click("复制到其他门店")(page);
      await page
        .getByRole("dialog")
        .getByRole("checkbox", { name: /文三路店$/ })
        .check();
    },
    act: click("复制到 1 家门店"),
  },
  {
    operationId: "previewDistribution",
    at: "/zhzx/ddgl?tab=matrix",
    as: "chain",
    prepare: pasteMatrix,
    act: async (page) => {
      const cell = page.getByRole("textbox", { name: /^阿莫西林胶囊，.*红旗路店$/ });
      await cell.fill(String(Number(await cell.inputValue()) + 10));
    },
    again: reload,
  },
  {
    operationId: "distributeCart",
    at: "/zhzx/ddgl?tab=matrix",
    as: "chain",
    prepare: pasteMatrix,
    act: click("填入 2 家购物车"),
  },
  { operationId: "deleteCartLines", at: "/cart", act: clickAndConfirm("删除 阿莫西林胶囊", "删除") },
  {
    operationId: "restoreCartLines",
    at: "/cart",
    act: async (page) => {
      await clickAndConfirm(/^删除 /, "删除")(page);
      await click("撤销")(page);
    },
  },
  { operationId: "editCartLine", at: "/cart", act: click(/^增加/) },
  {
    operationId: "selectCartLines",
    at: "/cart",
    act: async (page) => page.getByRole("checkbox", { name: "选择 阿莫西林胶囊" }).click(),
  },
  { operationId: "getCartTopUp", at: "/cart", act: click(/^再买/), again: reload },
  { operationId: "getCartLinePrice", at: "/cart", act: click(/价格明细$/), again: reloadPrice },
  {
    operationId: "readCartChanges",
    at: "/cart",
    scenario: "price-changed-in-cart",
    prepare: click("展开变动提示"),
    act: click("全部知道了"),
  },
  {
    operationId: "setTargetPrice",
    at: "/list/info/7",
    act: async (page) => {
      // The form is loaded when the buyer goes to it.
      await page.getByRole("link", { name: "降价提醒" }).click();
      await page.getByLabel("目标价（元）").fill("0.5");
      await click("设置")(page);
    },
  },
  { operationId: "deleteTargetPrice", at: "/zzfw/star", act: click(/的目标价$/) },
  { operationId: "addArrivalNotice", at: "/cart", act: click("到货提醒：头孢克肟分散片") },
  {
    operationId: "cancelArrivalNotice",
    at: "/cart",
    prepare: async (page) => {
      await click("到货提醒：头孢克肟分散片")(page);
      await page.getByRole("button", { name: "到货提醒：头孢克肟分散片", pressed: true }).waitFor();
    },
    act: click("到货提醒：头孢克肟分散片"),
  },
  {
    operationId: "hideCartHint",
    at: "/cart",
    prepare: click("展开优惠档位"),
    act: click("不再提示优惠档位"),
  },
  { operationId: "createOrder", at: "/cart/step2", act: click("提交订单") },
  {
    operationId: "cancelOrder",
    at: "/order?status=1",
    prepare: async (page) => {
      await page.getByRole("region", { name: "订单列表" }).getByRole("button", { name: "取消订单" }).click();
      await page.getByRole("dialog", { name: "取消订单" }).getByRole("radio").first().check();
    },
    act: click("确认取消"),
  },
  {
    operationId: "receiveOrder",
    at: "/order/info/9003?apply=receive",
    prepare: click("全部勾选"),
    act: click("确认收货"),
  },
  { operationId: "getBuyAgainPreview", at: "/order/info/9002", act: click("再次购买"), again: reload },
  {
    operationId: "buyOrderAgain",
    at: "/order/info/9001",
    prepare: click("再次购买"),
    act: async (page) =>
      page
        .getByRole("dialog", { name: /^再次购买/ })
        .getByRole("button", { name: "加入购物车" })
        .click(),
  },
  {
    operationId: "createReturn",
    at: "/order?status=4",
    prepare: async (page) => {
      await page.getByRole("link", { name: "申请退货" }).first().click();
      await page
        .getByRole("button", { name: / 全部申请$/ })
        .first()
        .click();
      await page.getByRole("radio", { name: "质量问题" }).check();
    },
    act: click("提交退货申请"),
  },
  { operationId: "cancelReturn", at: "/order/returnInfo/1001", act: clickAndConfirm("取消退货", "取消退货") },
  {
    operationId: "shipReturn",
    at: "/order/returnInfo/1002",
    prepare: async (page) => {
      await page.getByRole("radio", { name: "自行寄回" }).check();
      await page.getByLabel("物流公司").fill("顺丰速运");
      await page.getByLabel("运单号").fill("SF1400012345678");
    },
    act: click("提交物流信息"),
  },
  {
    operationId: "bookReturnPickup",
    at: "/order/returnInfo/1002",
    prepare: (page) => page.getByRole("radio", { name: "17—19 点" }).check(),
    act: click("预约上门取件"),
  },
  {
    operationId: "cancelReturnPickup",
    at: "/order/returnInfo/1002",
    prepare: async (page) => {
      await page.getByRole("radio", { name: "17—19 点" }).check();
      await click("预约上门取件")(page);
    },
    act: click("取消预约"),
  },
  {
    operationId: "createAfterSale",
    at: "/order/info/9003?apply=after-sale",
    prepare: async (page) => {
      await page.getByRole("radio").first().check();
      await page.getByLabel("问题描述").fill("外箱破损");
    },
    act: click("提交售后申请"),
  },
  {
    operationId: "cancelAfterSale",
    at: "/order/afterSalesInfo/3101",
    act: clickAndConfirm("取消售后", "取消售后"),
  },
  { operationId: "createCreditPayment", at: "/cart/step3/9006", act: pay },
  { operationId: "payCreditPayment", at: "/cart/step3/9006", act: pay, again: payAgain },
  {
    operationId: "payByBalance",
    at: "/cart/step3/9006",
    prepare: payByBalance,
    act: pay,
    again: payAgain,
  },
  {
    operationId: "submitTransfer",
    at: "/cart/step3/9006",
    prepare: async (page) => {
      await page.getByRole("radio", { name: /银行转账/ }).check();
      await page
        .getByRole("form", { name: "转账凭证" })
        .locator("input[type=file]")
        .setInputFiles(pictureFile("回单"));
      await expect(page.getByRole("img", { name: "回单.png" })).toBeVisible();
    },
    act: click("提交转账凭证"),
  },
  {
    operationId: "checkCreditPayment",
    at: "/cart/step3/9006",
    prepare: async (page, mock) => {
      await mock.holdPayments("unconfirmed");
      await pay(page);
    },
    // The page plans its next check once it has read the last response, which may be after the clock jumps. After some
    // checks it leaves the next one to the buyer.
    act: (page, mock) =>
      expect(async () => {
        const check = page.getByRole("button", { name: "刷新结果" });
        await ((await check.isVisible()) ? check.click() : page.clock.fastForward("00:03"));
        expect(await hitsOf(mock)).toBeGreaterThan(0);
      }).toPass(),
  },
  {
    operationId: "payCreditBills",
    at: "/wdqb/zqgl",
    as: "manager",
    prepare: async (page) => page.getByRole("checkbox").first().check(),
    act: clickAndConfirm("用余额还款", "确定还款"),
  },
  { operationId: "claimCoupon", at: "/lqzx", act: click(/^立即领取/) },
  { operationId: "exchangePoints", at: "/jfsc?gift=606", prepare: chooseAddress, act: click("确认兑换") },
  {
    operationId: "receivePointsOrder",
    at: "/jfdd?status=2",
    clock: "2026-11-21 17:00:00",
    act: clickAndConfirm("确认收货", "确认收货"),
  },
  { operationId: "applyInvoice", at: "/order/info/9003", act: click("申请开票") },
  {
    operationId: "emailInvoice",
    at: "/zzfw/dzfp",
    prepare: async (page) => {
      await click(/^发邮箱/)(page);
      await page.getByRole("dialog").getByLabel("收票邮箱").fill("kj@example.com");
    },
    act: click("发送"),
  },
  {
    operationId: "downloadInvoices",
    at: "/zzfw/dzfp",
    prepare: chooseInvoices,
    act: click("打包下载"),
  },
  {
    operationId: "emailInvoices",
    at: "/zzfw/dzfp",
    prepare: async (page) => {
      await chooseInvoices(page);
      await click("发到邮箱")(page);
      await page.getByRole("dialog").getByLabel("收票邮箱").fill("kj@example.com");
    },
    act: click("发送"),
  },
  {
    operationId: "createInvoiceTitle",
    at: "/zzfw/dzfp?tab=titles",
    prepare: openTitleForm,
    act: click("保存"),
  },
  {
    operationId: "updateInvoiceTitle",
    at: "/zzfw/dzfp?tab=titles",
    prepare: async (page) => {
      await click(/^修改 /)(page);
      await page.getByLabel("收票邮箱（选填）").fill("er@example.com");
    },
    act: click("保存"),
  },
  { operationId: "deleteInvoiceTitle", at: "/zzfw/dzfp?tab=titles", act: clickAndConfirm(/^删除 /, "删除") },
  {
    operationId: "addVarietyRequest",
    at: "/zzfw/pzqg/add?name=阿莫西林&number=5",
    prepare: async (page) => {
      await expect(page.getByLabel("联系电话")).not.toHaveValue("");
      await page.getByLabel("通用名").fill("阿莫西林颗粒");
      await page.getByLabel("求购数量").fill("5");
    },
    act: click("提交求购"),
  },
  {
    operationId: "addFeedback",
    at: "/zzfw/yjfk",
    prepare: async (page) => page.getByLabel("具体内容").fill("希望采购单能按厂家排序。"),
    act: click("提交反馈"),
  },
];

/** Calls that no page makes by HTTP, and why. */
export const uncalled: Partial<Record<OperationId, string>> = {
  openChat: "The chat is a page in a frame: the browser shows its errors in there.",
};
