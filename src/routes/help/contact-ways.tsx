import { Link } from "react-router-dom";
import { company } from "#generated/company.ts";
import { Headset } from "#generated/icons/headset.ts";
import { MapPin } from "#generated/icons/map-pin.ts";
import { MessageCircle } from "#generated/icons/message-circle.ts";
import { Phone } from "#generated/icons/phone.ts";
import type { User } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { paths } from "#src/shared/paths.ts";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import styles from "./contact-ways.module.css";

type Props = { manager?: User["admin"] | undefined; hotline?: string | undefined };

/** The ways to reach the shop, side by side. */
export function ContactWays({ manager, hotline = company.hotline }: Props) {
  return (
    <ul className={styles.root}>
      <li>
        <Phone size={20} aria-hidden />
        <b>服务热线</b>
        <a href={`tel:${hotline}`}>{hotline}</a>
        <small>{company.service_hours.text}</small>
      </li>
      <li>
        <Headset size={20} aria-hidden />
        <b>专属客服</b>
        {manager?.phone ? (
          <a href={`tel:${manager.phone}`}>{manager.phone}</a>
        ) : (
          <span>资质审核通过后分配</span>
        )}
        <small>{manager?.name ?? "登录后显示姓名和电话"}</small>
      </li>
      <li>
        <MessageCircle size={20} aria-hidden />
        <b>在线客服</b>
        <Link to={paths.help("fwbz/zskf")}>马上咨询</Link>
        <small>订单、物流、发票，{terms.service.desk_minutes} 分钟内答复</small>
      </li>
      <li>
        <MapPin size={20} aria-hidden />
        <b>公司地址</b>
        <span>
          {company.address} <CopyButton what="地址" text={`${company.name}，${company.address}`} />
        </span>
        <small>邮编 {company.postcode}</small>
      </li>
    </ul>
  );
}
