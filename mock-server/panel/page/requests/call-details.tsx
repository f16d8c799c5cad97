import { Alert, Badge, Card, HStack, Heading, Link, Spacer, Text } from "@chakra-ui/react";
import { CopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { useKeys } from "#api-spec/page-kit/parts/window.ts";
import { CALLS_MAX } from "#generated/control/limits.ts";
import type { Call } from "#generated/control/model/call.ts";
import { ArrowLeft } from "#generated/icons/arrow-left.ts";
import { BookOpen } from "#generated/icons/book-open.ts";
import { Download } from "#generated/icons/download.ts";
import { X } from "#generated/icons/x.ts";
import type { MockControl } from "#mock/client.ts";
import { findOperation, referenceHref } from "../contract.ts";
import { goTo } from "../frame/hash-route.ts";
import { say } from "../language.ts";
import { ActionButton, ControlButton, IconAction } from "../parts/action-button.tsx";
import { Status } from "../parts/badges.tsx";
import { download } from "../parts/download.ts";
import { Exchange } from "./exchange.tsx";
import { decodePath } from "./filter-calls.ts";
import { WhyCard } from "./why-card.tsx";

const close = () => goTo("requests");

/** A call in detail. Without `call`, the log no longer contains it. */
export function CallDetails({ id, call }: { id: string; call: Call | undefined }) {
  useKeys(({ key }) => {
    if (key === "Escape" && !document.querySelector("[role=dialog]")) close();
  });
  return (
    <Card.Root
      as="section"
      size="sm"
      position={{ md: "sticky" }}
      top="20"
      maxHeight={{ md: "calc(100vh - 6rem)" }}
      overflow="auto"
      minWidth="0"
      aria-label={say(`Request ${id}`, `请求 ${id}`)}
    >
      <HStack padding="3" borderBottomWidth="1px">
        <ActionButton icon={ArrowLeft} text={say("Back", "返回")} hideFrom="lg" onClick={close} />
        <Subtle>#{id}</Subtle>
        <Spacer />
        {call && <CallActions call={call} />}
        <IconAction icon={X} text={say("Close", "关闭")} hideBelow="lg" onClick={close} />
      </HStack>
      {call ? (
        <Body call={call} />
      ) : (
        <Text color="fg.subtle" padding="6">
          {say(
            `The log has no request ${id}: it keeps the last ${CALLS_MAX}.`,
            `日志中没有请求 ${id}：只保留最近 ${CALLS_MAX} 个。`,
          )}
        </Text>
      )}
    </Card.Root>
  );
}

function CallActions({ call }: { call: Call }) {
  const save = async (control: MockControl) => {
    const { log } = await control.har({ after: call.id - 1 });
    download(`${call.operation_id ?? "request"}-${call.id}.har`, {
      log: { ...log, entries: log.entries.slice(0, 1) },
    });
  };
  return (
    <>
      curl
      <CopyButton text={call.curl} what={say("the curl command of this request", "此请求的 curl 命令")} />
      <ControlButton icon={Download} text="HAR" act={save} />
    </>
  );
}

function Body({ call }: { call: Call }) {
  const { method, path, status, operation_id, ms, time, violations, fault, response_bytes } = call;
  const operation = findOperation(operation_id);
  return (
    <Card.Body gap="3">
      <Heading as="h2" size="md">
        <Status status={status} state={call.state} />{" "}
        {operation?.title ?? say("Unknown operation", "未知接口")}
      </Heading>
      <Text fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
        <MethodBadge method={method} /> {decodePath(path)}
      </Text>
      <HStack wrap="wrap" gap="3" color="fg.muted">
        <span>{new Date(time).toLocaleTimeString("en-GB")}</span>
        <span>{ms} ms</span>
        <span>{formatBytes(response_bytes)}</span>
        {fault !== null && (
          <Badge colorPalette="orange">
            {say("fault", "故障")} {fault}
          </Badge>
        )}
        {operation && (
          <Link href={referenceHref(operation.id)} target="_blank" rel="noreferrer">
            <BookOpen size={14} /> {operation.id}
          </Link>
        )}
      </HStack>
      {violations.length > 0 && (
        <Alert.Root status="error" role="group" aria-label={say("Contract violations", "违反契约")}>
          <Alert.Content>
            <Alert.Title asChild>
              <h3>{say("Contract violations", "违反契约")}</h3>
            </Alert.Title>
            {violations.map((violation) => (
              <Alert.Description key={violation}>{violation}</Alert.Description>
            ))}
          </Alert.Content>
        </Alert.Root>
      )}
      {(call.refused_by !== null || status >= 400) && <WhyCard id={call.id} />}
      <Exchange call={call} />
    </Card.Body>
  );
}

const formatBytes = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;
