import { WechatCodeStatus } from "#generated/enums.ts";

/** True if the code can still be confirmed; it is polled until then. */
export function isOpen(status: WechatCodeStatus): boolean {
  return status === WechatCodeStatus.Waiting || status === WechatCodeStatus.Scanned;
}

/** Tells the buyer what to do with the code in its current state. */
export function codeText({ status, nickname }: { status: WechatCodeStatus; nickname: string }): {
  title: string;
  hint: string;
} {
  switch (status) {
    case WechatCodeStatus.Waiting:
      return { title: "请用微信扫描二维码", hint: "打开微信“扫一扫”，扫码后在手机上确认绑定。" };
    case WechatCodeStatus.Scanned:
      return {
        title: `${nickname || "您"}已扫码，请在手机上确认`,
        hint: "确认后本页自动更新，不用刷新。",
      };
    case WechatCodeStatus.Confirmed:
      return { title: "绑定成功", hint: "正在读取绑定信息……" };
    case WechatCodeStatus.Expired:
      return { title: "二维码已过期", hint: "请获取新的二维码后重新扫描。" };
    case WechatCodeStatus.Canceled:
      return { title: "您在手机上取消了绑定", hint: "如需绑定，请获取新的二维码。" };
  }
}
