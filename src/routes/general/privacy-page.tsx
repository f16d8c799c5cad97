import { company } from "#generated/company.ts";
import { ArticleCode } from "#generated/enums.ts";
import { FixedArticle } from "#src/features/article/components/fixed-article.tsx";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./privacy-page.module.css";

const LINKS = [
  { label: "查询、更正基本信息", to: paths.basicInfo() },
  { label: "管理收货地址", to: paths.addresses() },
  { label: "用户协议", to: paths.help("fwbz/yhxy") },
  { label: "意见反馈", to: paths.feedback() },
] as const;

export function PrivacyPage() {
  return (
    <>
      <PageHeading title="隐私政策" hint="我们收集什么、为什么、保存多久，以及您的权利。" />
      <div className={styles.root}>
        <FixedArticle code={ArticleCode.privacy} />
        <div className={styles.rights}>
          <Panel title="行使您的权利">
            <ul>
              {LINKS.map(({ label, to }) => (
                <li key={label}>
                  <TextLink className={styles.link} to={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
            <Text as="div" mt="3" pt="3" line="above" tone="muted">
              注销账号或其他疑问，请致电
              <Text as="div" size="lg" bold tone="strong">
                {company.hotline}
              </Text>
              {company.service_hours.text}
            </Text>
          </Panel>
        </div>
      </div>
    </>
  );
}
