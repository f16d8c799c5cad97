import { ControlledAccess } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { type ControlledGroup } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import styles from "./access-panel.module.css";
import { ApplicationForm } from "./application-form.tsx";

const { review_days, access_years } = terms.controlled;

type Props = { group: ControlledGroup; onRefresh: () => void; isRefreshing: boolean };

/** The buyer's access to the group, and what to do next. */
export function AccessPanel(props: Props) {
  const { title, hint, content } = usePanel(props);
  return (
    <Panel title={title} hint={hint}>
      <div className={styles.content}>{content}</div>
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
        hint: `厂家审核，一般 ${review_days} 天内有结果；通过后 ${access_years} 年内有效`,
        content: <ApplicationForm url={group.url} again={false} />,
      };
    case ControlledAccess.Waiting:
      return {
        title: "申请已提交，厂家审核中",
        hint: `一般 ${review_days} 天内有结果，通过后本页商品即可加入购物车`,
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
