import { Button, Flex } from "@chakra-ui/react";

type Props = { what: string; onRetry: () => void };

/** One line in the place of a part that did not load; the rest of the pop-up stands. */
export function BlockError({ what, onRetry }: Props) {
  return (
    <Flex align="center" justify="space-between" gap="2" py="2" color="fg.muted">
      {what}没有加载出来
      <Button size="xs" variant="outline" onClick={onRetry}>
        重新加载
      </Button>
    </Flex>
  );
}
