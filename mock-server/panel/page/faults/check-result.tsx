import { Alert, Button, Text } from "@chakra-ui/react";
import { say } from "../language.ts";
import { plainMessage } from "../world/plain-message.ts";
import type { useCheck } from "./use-check.ts";

type Props = { readonly checked: ReturnType<typeof useCheck>; readonly goToLine?: (line: number) => void };

/** How a typed response breaks the contract; a line is a button that leads there. */
export function CheckResult({ checked: { data, error }, goToLine }: Props) {
  if (error) return <Text color="fg.error">{plainMessage(error)}</Text>;
  if (!data || data.violations.length === 0) return null;
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Content gap="1">
        <Alert.Title>{say("It breaks the contract", "不符合契约")}</Alert.Title>
        {data.violations.map(({ message, line }) => (
          <Alert.Description key={`${line} ${message}`}>
            {line !== null && goToLine && (
              <Button variant="plain" size="2xs" textDecoration="underline" onClick={() => goToLine(line)}>
                {say(`Line ${line}`, `第 ${line} 行`)}
              </Button>
            )}
            {message}
          </Alert.Description>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}
