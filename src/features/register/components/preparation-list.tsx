import { Flag } from "#generated/enums.ts";
import { UPLOAD_MB_MAX } from "#generated/limits.ts";
import type { Failure } from "#src/shared/lib/failure.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";
import styles from "./preparation-list.module.css";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

type Props = {
  /** Undefined while loading. */
  ranks: readonly RankOption[] | undefined;
  /** Loading failed. */
  error: Failure;
  onRetry: () => void;
};

/** The requirements of each kind of company, so that buyers can prepare the documents. */
export function PreparationList({ ranks, error, onRetry }: Props) {
  return (
    <section className={styles.root} aria-label="注册前请准备">
      <h2 className={styles.title}>注册前请准备</h2>
      <p>下一步需填写企业信息并上传证照，照片或扫描件均可，每个不超过 {UPLOAD_MB_MAX} MB，须加盖公章。</p>
      {error && <RetryLine error={error} what="证照清单" onRetry={onRetry} />}
      {ranks ? (
        <dl className={styles.kinds}>
          {ranks.map(({ value, name, certificates }) => (
            <div key={value}>
              <dt className={styles.kind}>{name}</dt>
              <dd>{namesOf(certificates, Flag.Yes)}</dd>
              {namesOf(certificates, Flag.No) !== "" && (
                <dd className={styles.optional}>选传：{namesOf(certificates, Flag.No)}</dd>
              )}
            </div>
          ))}
        </dl>
      ) : (
        <div className={styles.kinds}>
          {!error && [1, 2, 3, 4].map((row) => <Skeleton className={styles.loading} key={row} />)}
        </div>
      )}
      <h2 className={styles.title}>注册流程</h2>
      <ol className={styles.steps}>
        <li>填写账号，用短信验证手机号</li>
        <li>提交企业资料和证照</li>
        <li>审核通过后短信通知，即可查看价格并下单</li>
      </ol>
    </section>
  );
}

const namesOf = (certificates: RankOption["certificates"], isRequired: Flag): string =>
  certificates
    .filter((one) => one.is_required === isRequired)
    .map(({ name }) => name)
    .join("、");
