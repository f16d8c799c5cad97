import { useState } from "react";
import { CertificateStatus, Flag } from "#generated/enums.ts";
import { useListBusinessScopes } from "#generated/hooks/certificate/certificate.ts";
import { Check } from "#generated/icons/check.ts";
import { FileBadge } from "#generated/icons/file-badge.ts";
import { Lock } from "#generated/icons/lock.ts";
import { Plus } from "#generated/icons/plus.ts";
import type { Certificate } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { RightNote } from "#src/entities/team/right-note.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Box, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useCertificates } from "../hooks/use-certificates.ts";
import { kindNamed, missingKinds } from "../lib/certificate-kinds.ts";
import { certificateDraft } from "../lib/certificate-values.ts";
import { CertificateList, CertificatesSkeleton } from "./certificate-list.tsx";
import styles from "./certificate-view.module.css";

const CertificateForm = lazyForm(async () => (await import("./certificate-form.tsx")).CertificateForm);

/** The current submission: a new certificate, or the renewal of the one with this id. */
export type Submission = number | "new" | "none";

/** The company's certificates with their renewal, and what they allow it to buy. */
export function CertificateView() {
  const query = useCertificates();
  const { data: certificates, error } = query;
  const [chosen, setChosen] = useState<Submission>();
  const submission = chosen ?? restoredEdit(certificates);
  const close = () => setChosen("none");
  const opener = useOpener(submission === "new");
  const missing = certificates ? missingKinds(certificates) : [];

  return (
    <>
      <PageHeading
        title="资质证照"
        hint={`证照到期后，对应范围的商品将不能购买，请提前 ${terms.certificates.reminder_days} 天更新。`}
        actions={
          <Button
            ref={opener}
            size="sm"
            disabled={missing.length === 0 || submission === "new"}
            onClick={() => setChosen("new")}
          >
            <Plus size={16} aria-hidden />
            新增证照
          </Button>
        }
      />
      <Stack gap="3">
        <RightNote operation="submitCertificate" />
        {submission === "new" && certificates && (
          <CertificateForm kinds={missing} onSaved={close} onCancel={close} />
        )}
        <Loaded
          query={query}
          what="资质证照"
          as="framed"
          skeleton={<CertificatesSkeleton />}
          empty={
            submission === "new" ? null : (
              <EmptyState
                framed
                icon={<FileBadge size={26} strokeWidth={1.5} />}
                title="还没有提交证照"
                hint="上传营业执照和经营许可证，审核通过后即可查看价格并下单。"
                action={
                  <Button size="sm" onClick={() => setChosen("new")}>
                    上传证照
                  </Button>
                }
              />
            )
          }
        >
          {(list) => (
            <CertificateList
              certificates={list}
              renewed={typeof submission === "number" ? submission : undefined}
              onRenew={setChosen}
              onClose={close}
            />
          )}
        </Loaded>
        {(certificates || error) && <BusinessScopes />}
      </Stack>
    </>
  );
}

/** The submission that was interrupted without sending, such as by an expired session. */
function restoredEdit(certificates: readonly Certificate[] | undefined): Submission {
  const draft = certificateDraft.read();
  if (!draft || !certificates) return "none";
  const kind = kindNamed(draft.kind);
  return (
    certificates.find(({ type, status }) => type === kind && status !== CertificateStatus.Waiting)?.id ??
    "new"
  );
}

/** Lists the goods that the company may buy with its certificates, and what it lacks for other goods. */
function BusinessScopes() {
  const query = useListBusinessScopes({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Panel title="经营范围" hint="由有效证照决定，范围外的商品可以浏览，不能购买。">
      <Loaded query={query} what="经营范围" as="line" skeleton={<Skeleton className={styles.loading} />}>
        {(scopes) => (
          <ul className={styles.scopes}>
            {scopes.map(({ id, name, is_allowed, describe }) => (
              <li className={styles.scope} key={id} data-allowed={is_allowed === Flag.Yes || undefined}>
                {is_allowed === Flag.Yes ? <Check size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
                <Box as="span" narrow>
                  {name}
                  <Text as="small" block tone="muted" size="xs">
                    {is_allowed === Flag.Yes ? "可采购" : describe}
                  </Text>
                </Box>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
