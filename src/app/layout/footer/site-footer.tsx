import { company } from "#generated/company.ts";
import { HelpGroups } from "#src/features/home/components/help-groups.tsx";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ChromePart } from "../chrome-part.tsx";
import styles from "./site-footer.module.css";

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

const { licences, icp } = company;
const SHOWN = [licences.drugs, licences.information, icp];

function Licences() {
  const year = useServerClock((now) => shanghaiDay(now).slice(0, 4));
  return (
    <div className={styles.licences}>
      <div className={styles.licencesContent}>
        <ul className={styles.list}>
          {SHOWN.map(({ name, number }) => (
            <li key={name}>
              {name}：{number}
            </li>
          ))}
          <li>
            <TextLink to={paths.help("xrzn/hyzc?id=66")}>证照与经营资料</TextLink>
          </li>
          <li>
            <TextLink to={paths.privacy()}>隐私政策</TextLink>
          </li>
        </ul>
        <div>
          公司地址：{company.address}（邮编 {company.postcode}）
        </div>
        <div>
          本网站不展示、不销售毒性药品、麻醉药品、精神药品、放射性药品和戒毒药品，不发布未经批准的药品广告。
        </div>
        <div>
          © {year} {company.name} 版权所有
        </div>
      </div>
    </div>
  );
}
