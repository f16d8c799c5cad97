import { QrCode } from "#generated/icons/qr-code.ts";
import { company } from "#generated/company.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";
import toolStyles from "./sidebar-tool.module.css";
import styles from "./wechat-code.module.css";

/** The WeChat QR code, shown beside the bar on hover or click. */
export function WechatCode() {
  const { isOpen, area, toggle } = useHoverDisclosure();
  return (
    <li className={toolStyles.item} {...area}>
      <button type="button" className={toolStyles.tool} {...toggle}>
        <span aria-hidden>
          <QrCode size={18} />
        </span>
        <span className={toolStyles.label}>微信扫码</span>
      </button>
      {isOpen && (
        <div className={styles.popup}>
          <LazyQrCode value={company.mini_program_url} label="微信小程序二维码" size="32" />
          <p>微信扫一扫，手机上补货</p>
        </div>
      )}
    </li>
  );
}
