import { Button, Flex } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";

type Props = {
  /** What did not load: `质检报告`. */
  what: string;
  onRetry: () => void;
};

/** Stands where a small block failed to load, and offers another try; the page around it stands. */
export function RetryLine({ what, onRetry }: Props) {
  return (
    <Flex role="alert" align="center" wrap="wrap" gap="3" py="2" color="fg.muted">
      {what}没有加载出来。
      <Button size="xs" variant="outline" onClick={onRetry}>
        <RefreshCw size={12} aria-hidden />
        重新加载
      </Button>
    </Flex>
  );
}
