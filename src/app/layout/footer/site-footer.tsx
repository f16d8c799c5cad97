import { company } from "#generated/company.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { HelpGroups } from "#src/features/home/components/help-groups.tsx";
import { ChromePart } from "../chrome-part.tsx";
import styles from "./site-footer.module.css";
import { Licences } from "./licences.tsx";

export function SiteFooter() {
  return (
    <footer className={styles.root}>
      <div className={styles.content}>
        <ChromePart>
          <HelpGroups />
        </ChromePart>
        <Contact />
        <div className={styles.codes}>
          <Code value={company.mini_program_url} caption="微信小程序" />
          <Code value={company.app_url} caption="手机 App" />
        </div>
      </div>
      <Licences />
    </footer>
  );
}

function Contact() {
  return (
    <div className={styles.contact}>
      <div className={styles.note}>投诉热线</div>
      <a className={styles.hotline} href={`tel:${company.hotline}`}>
        {company.hotline}
      </a>
      <div className={styles.note}>服务时间：{company.service_hours.text}</div>
    </div>
  );
}

function Code({ value, caption }: { value: string; caption: string }) {
  return (
    <div className={styles.code}>
      <LazyQrCode value={value} label={`${caption}二维码`} />
      {caption}
    </div>
  );
}
