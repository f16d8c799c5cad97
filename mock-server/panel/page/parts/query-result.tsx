import { Alert, Button, Text } from "@chakra-ui/react";
import type { UseQueryResult } from "@tanstack/react-query";
import { CircleX } from "#generated/icons/circle-x.ts";
import { say } from "../language.ts";
import { plainMessage } from "../world/plain-message.ts";

type Props<T> = { readonly query: UseQueryResult<T>; readonly children: (data: T) => React.ReactNode };

/** The result of a query once it has loaded, or its loading or error state with a retry button. */
export function QueryResult<T>({ query: { data, error, isFetching, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Text color="fg.subtle">{say("Loading…", "加载中…")}</Text>;
  return (
    <Alert.Root status="error" role="alert">
      <CircleX size={18} />
      <Alert.Title flexGrow={1}>{plainMessage(error)}</Alert.Title>
      <Button disabled={isFetching} onClick={() => void refetch()}>
        {say("Retry", "重试")}
      </Button>
    </Alert.Root>
  );
}
