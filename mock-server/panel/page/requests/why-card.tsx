import { Alert, Code, HStack, Heading, Link, Stack, Table, Text } from "@chakra-ui/react";
import type { Why } from "#generated/control/model/why.ts";
import { CircleQuestionMark } from "#generated/icons/circle-question-mark.ts";
import { Lightbulb } from "#generated/icons/lightbulb.ts";
import { hashOf } from "../frame/hash-route.ts";
import { say } from "../language.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { useMock } from "../world/queries.ts";

const PLACES: Readonly<Record<string, string>> = {
  body: say("body", "请求体"),
  query: say("query", "查询参数"),
  path: say("path", "路径"),
  headers: say("header", "请求头"),
};

/** Why the mock refused a call: at which stage, by which rule, and what to do. */
export function WhyCard({ id }: { id: number }) {
  const query = useMock("requests", (control) => control.why(id), ["why", id]);
  return (
    <Alert.Root status="warning" role="group" aria-label={say("Why it was refused", "为什么被拒绝")}>
      <Alert.Content gap="2" color="fg">
        <Heading as="h3" size="xs">
          <CircleQuestionMark size={16} /> {say("Why it was refused", "为什么被拒绝")}
        </Heading>
        <QueryResult query={query}>{(why) => <Reason why={why} />}</QueryResult>
      </Alert.Content>
    </Alert.Root>
  );
}

function Reason({ why: { title, text, advice, rule, fault, fields } }: { why: Why }) {
  return (
    <>
      <Text fontWeight="semibold">{title}</Text>
      <p>{text}</p>
      {rule && (
        <Stack gap="0" borderInlineStartWidth="2px" borderColor="border.emphasized" paddingInlineStart="3">
          <span>
            {say("Rule", "规则")} <Code>{rule.key}</Code>
          </span>
          <span>{rule.title}</span>
          <span>
            {say(`Specification section ${rule.section}: `, `规格说明 ${rule.section}：`)}
            {rule.specification}
          </span>
        </Stack>
      )}
      {fields.length > 0 && (
        <Table.Root size="sm" bg="bg.panel">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{say("Place", "位置")}</Table.ColumnHeader>
              <Table.ColumnHeader>{say("Field", "字段")}</Table.ColumnHeader>
              <Table.ColumnHeader>{say("Violates", "违反")}</Table.ColumnHeader>
              <Table.ColumnHeader>{say("Message", "提示")}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {fields.map(({ place, field, rule: keyword, message }) => (
              <Table.Row key={`${place} ${field} ${keyword}`}>
                <Table.Cell>{PLACES[place] ?? place}</Table.Cell>
                <Table.Cell>
                  <Code>{field}</Code>
                </Table.Cell>
                <Table.Cell>
                  <Code>{keyword}</Code>
                </Table.Cell>
                <Table.Cell>{message}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      <HStack alignItems="start">
        <Lightbulb size={15} />
        <span>
          {advice}
          {fault && (
            <>
              {" "}
              <Link href={hashOf("faults")}>{say("Faults", "故障")}</Link>
            </>
          )}
        </span>
      </HStack>
    </>
  );
}
