import { Box, Grid } from "@chakra-ui/react";
import { ArticleCode } from "#generated/model/index.ts";
import { FixedArticle } from "#src/features/article/components/fixed-article.tsx";
import { company } from "#src/shared/company.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { AFTER_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";

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
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) {sizes.68}" }}
      >
        <FixedArticle code={ArticleCode.privacy} />
        <Box css={AFTER_LOADING}>
          <Panel title="行使您的权利">
            <ul>
              {LINKS.map(({ label, to }) => (
                <li key={label}>
                  <TextLink to={to} display="block" py="1.5" color="brand.fg">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
            <Box mt="3" pt="3" borderTopWidth="1px" color="fg.muted">
              注销账号或其他疑问，请致电
              <Box fontSize="lg" fontWeight="600" color="fg">
                {company.hotline}
              </Box>
              {company.serviceHours}
            </Box>
          </Panel>
        </Box>
      </Grid>
    </>
  );
}
