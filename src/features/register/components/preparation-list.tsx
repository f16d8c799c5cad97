import { Flag } from "#generated/enums.ts";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { namesOf } from "../lib/requirements.ts";
import styles from "./preparation-list.module.css";

/** The requirements of each kind of company, so that buyers can prepare the documents. */
export function PreparationList({ query }: { query: Query<{ ranks: readonly RankOption[] }> }) {
  return (
    <section className={styles.root} aria-label="注册前请准备">
      <h2 className={styles.title}>注册前请准备</h2>
      <p>下一步需填写企业信息并上传证照，手机照片、扫描件或 PDF 均可，须加盖公章。</p>
      <Loaded
        query={query}
        what="证照清单"
        as="line"
        skeleton={
          <Stack gap="3" mt="3">
            <Skeletons count={4} height="12" />
          </Stack>
        }
      >
        {({ ranks }) => (
          <Stack as="dl" gap="3" mt="3">
            {ranks.map(({ value, name, certificates }) => (
              <div key={value}>
                <Text as="dt" tone="strong" bold>
                  {name}
                </Text>
                <dd>{namesOf(certificates, Flag.Yes)}</dd>
                {namesOf(certificates, Flag.No) !== "" && (
                  <Text as="dd" tone="subtle" size="xs">
                    选传：{namesOf(certificates, Flag.No)}
                  </Text>
                )}
              </div>
            ))}
          </Stack>
        )}
      </Loaded>
      <h2 className={styles.title}>注册流程</h2>
      <ol className={styles.steps}>
        <li>填写账号，用短信验证手机号</li>
        <li>提交企业资料和证照</li>
        <li>审核通过后短信通知，即可查看价格并下单</li>
      </ol>
    </section>
  );
}
