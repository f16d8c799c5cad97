import { clsx } from "clsx";
import { useGetVarietyRequest } from "#generated/hooks/variety/variety.ts";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import type { VarietyRequest } from "#generated/model/index.ts";
import { maskPhone } from "#src/shared/lib/address-text.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Box, Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";
import { FactList } from "#src/shared/ui/records/fact-list.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { VARIETY_STATES, varietySteps } from "../lib/variety-status.ts";
import styles from "./variety-detail.module.css";

/** A request with its state and reply. */
export function VarietyDetail({ id }: { id: number | undefined }) {
  const query = useGetVarietyRequest(id ?? 0, {
    query: {
      enabled: id !== undefined,
      select: (response) => response.data,
      refetchOnWindowFocus: true,
      meta: { errors: "inline" },
    },
  });
  if (id === undefined || query.error?.status === 404) return <NoRequest />;
  return (
    <Loaded
      query={query}
      what="求购详情"
      as="framed"
      skeleton={
        <Stack gap="3">
          <Skeleton height="44" />
          <Skeleton height="28" />
          <Skeleton className={styles.factsLoading} />
        </Stack>
      }
    >
      {(request) => <Request request={request} />}
    </Loaded>
  );
}

function NoRequest() {
  return (
    <EmptyState
      framed
      icon={<FileQuestionMark size={28} strokeWidth={1.5} />}
      title="没有找到这条求购"
      hint="编号可能有误，或属于其他账号。"
      links={[{ name: "查看求购记录", to: paths.varietyRequests() }]}
    />
  );
}

function Request({ request }: { request: VarietyRequest }) {
  const { status, reply, goods_id, name } = request;
  const state = VARIETY_STATES[status];
  return (
    <Stack gap="3">
      <Box as="section" framed p="4" aria-label="求购状态">
        <Row align="center" gap="4" wrap mb="5">
          <Box grow role="status">
            <div className={styles.name}>{state.name}</div>
            <Text as="div" tone="muted">
              {state.hint}
            </Text>
          </Box>
          {goods_id > 0 ? (
            <ButtonLink to={paths.goods(goods_id)}>去采购</ButtonLink>
          ) : (
            <ButtonLink variant="outline" to={paths.search({ keywords: name, type: 1 })}>
              搜索同名商品
            </ButtonLink>
          )}
        </Row>
        <StepBar label="处理进度" steps={varietySteps(request)} />
      </Box>
      <Panel title="采购部回复">
        <div className={clsx(!reply && styles.noReply)}>{reply || "还没有回复，有进展会发消息通知您。"}</div>
      </Panel>
      <Panel title="求购信息">
        <FactList
          facts={[
            ["通用名", name],
            ["规格", request.ypgg || "不限"],
            ["生产厂家", request.sccj || "不限"],
            ["求购数量", request.number],
            ["期望单价", formatMoney(request.price)],
            ["联系电话", maskPhone(request.phone)],
            ["提交时间", formatMinute(request.created_at)],
            ["备注", request.remark || "--"],
          ]}
        />
      </Panel>
    </Stack>
  );
}
