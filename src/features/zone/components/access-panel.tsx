import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { ControlledAccess } from "#generated/enums.ts";
import { useApplyControlledAccess } from "#generated/hooks/zone/zone.ts";
import type { ControlledGroup } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { applyControlledAccessBodyRemarkMax } from "#generated/zod/zone/zone.zod.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Textarea } from "#src/shared/ui/field/text-input.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import styles from "./access-panel.module.css";

type Props = { group: ControlledGroup; onRefresh: () => void; isRefreshing: boolean };

/** The buyer's access to the group, and what to do next. */
export function AccessPanel(props: Props) {
  const { title, hint, content } = usePanel(props);
  return (
    <Panel title={title} hint={hint}>
      <Box minH="14">{content}</Box>
    </Panel>
  );
}

type Content = { title: string; hint: string; content: ReactNode };

function usePanel({ group, onRefresh, isRefreshing }: Props): Content {
  const { isVisitor, isUnapproved } = useApplicant();
  const { pathname } = useLocation();
  if (isVisitor)
    return {
      title: "登录后申请采购权限",
      hint: "控销品种须经厂家授权，游客只能浏览",
      content: <Way to={paths.login(pathname)}>登录并申请</Way>,
    };
  if (isUnapproved)
    return {
      title: "资质审核通过后可申请",
      hint: "厂家只授权给资质齐全的门店",
      content: <Way to={paths.certificates()}>查看资质审核</Way>,
    };
  switch (group.access) {
    case ControlledAccess.NotApplied:
      return {
        title: "申请采购权限",
        hint: `厂家审核，一般 ${terms.controlled.review_days} 天内有结果；通过后 ${terms.controlled.access_years} 年内有效`,
        content: <ApplicationForm url={group.url} again={false} />,
      };
    case ControlledAccess.Waiting:
      return {
        title: "申请已提交，厂家审核中",
        hint: `一般 ${terms.controlled.review_days} 天内有结果，通过后本页商品即可加入购物车`,
        content: (
          <Button
            size="sm"
            variant="outline"
            loading={isRefreshing}
            loadingText="正在查询……"
            onClick={onRefresh}
          >
            查询审核结果
          </Button>
        ),
      };
    case ControlledAccess.Granted:
      return {
        title: "已获采购权限",
        hint: "按区域保护价供货",
        content: "本组商品可以直接采购：选好数量，加入购物车即可。请遵守上面写明的控销约定。",
      };
    case ControlledAccess.Rejected:
      return {
        title: "申请未通过，可重新申请",
        hint: "厂家希望了解更多门店情况，请补充说明",
        content: <ApplicationForm url={group.url} again />,
      };
  }
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink size="sm" to={to}>
      {children}
    </ButtonLink>
  );
}

type ApplicationFormProps = { url: string; again: boolean };

/** Applies for access to a group, with a remark for the manufacturer. */
function ApplicationForm({ url, again }: ApplicationFormProps) {
  const { remark, error, isPending, changeRemark, apply } = useApplication(url);
  const id = useId();
  return (
    <form
      className={styles.applicationForm}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={styles.remark}>
        <Textarea
          className={clsx(styles.field, error && styles.refused)}
          aria-label={again ? "补充说明" : "申请说明（选填）"}
          aria-describedby={id}
          aria-invalid={error ? true : undefined}
          value={remark}
          onChange={(event) => changeRemark(event.target.value)}
          maxLength={applyControlledAccessBodyRemarkMax}
          rows={2}
          placeholder="选填，写明更易通过：门店所在乡镇或街道、周边同类门店、预计月采购量"
        />
        <div className={styles.count}>
          {remark.length}/{applyControlledAccessBodyRemarkMax}
        </div>
        <Text as="div" tone="error" size="xs" id={id} role="alert">
          {error}
        </Text>
      </div>
      <Button type="submit" loading={isPending} loadingText="正在提交……">
        {again ? "重新申请" : "申请采购权限"}
      </Button>
    </form>
  );
}

/** The application for access to a controlled group, with a remark that survives a reload. */
function useApplication(url: string) {
  const key = `controlled-remark-${url}`;
  const [remark, setRemark] = useState(() => readDraft(key, isText) ?? "");
  const [error, setError] = useState<string>();
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useApplyControlledAccess({
    mutation: {
      meta: {
        onApiError: ({ errors }) => {
          setError(errors.remark?.[0]);
          return errors.remark !== undefined;
        },
      },
      onSuccess: ({ data }) => {
        writeDraft(key, undefined);
        setRemark("");
        toast({
          status: "success",
          message: `已提交${data.name}的申请，一般 ${terms.controlled.review_days} 天内有结果`,
        });
      },
    },
  });
  return {
    remark,
    error,
    isPending,
    changeRemark: (text: string) => {
      setError(undefined);
      setRemark(text);
      writeDraft(key, text || undefined);
    },
    apply: () => once(() => mutateAsync({ group: url, data: { remark: remark.trim() } })),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
