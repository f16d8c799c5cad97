import { company } from "#generated/company.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./licences.module.css";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";

const { licences, icp } = company;
const SHOWN = [licences.drugs, licences.information, icp];

export function Licences() {
  const year = useServerClock((now) => shanghaiDay(now).slice(0, 4));
  return (
    <div className={styles.root}>
      <div className={styles.content}>
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
