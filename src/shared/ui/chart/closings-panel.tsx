import { Box, Button, Flex, Skeleton } from "@chakra-ui/react";
import { ChartLine, Table2 } from "lucide-react";
import { useState } from "react";
import { RetryLine } from "../state/retry-line.tsx";
import { type Closing } from "./closings.ts";
import { ClosingsTable } from "./closings-table.tsx";
import { StepChart } from "./step-chart.tsx";

type Props = {
  label: string;
  /** The heading of the value column: `余额`. */
  valueName: string;
  /** Undefined while loading. */
  closings: readonly Closing[] | undefined;
  hint?: string | undefined;
  isError: boolean;
  onRetry: () => void;
  format: (value: number) => string;
};

/** Daily closing values as a chart or, for those who prefer figures, as a table. */
export function ClosingsPanel({ label, valueName, closings, hint, isError, onRetry, format }: Props) {
  const [isTable, setTable] = useState(false);
  const hasSome = closings !== undefined && closings.length > 0;
  return (
    <Box as="section" aria-label={label} minW="0">
      <Flex align="center" gap="3" minH="8">
        <Box fontWeight="600">{label}</Box>
        <Box color="fg.subtle" fontSize="xs" flex="1">
          {hint}
        </Box>
        {hasSome && (
          <Button size="xs" variant="ghost" onClick={() => setTable(!isTable)}>
            {isTable ? <ChartLine size={14} aria-hidden /> : <Table2 size={14} aria-hidden />}
            {isTable ? "看曲线" : "看表格"}
          </Button>
        )}
      </Flex>
      <Box h="48" overflow={isTable ? "auto" : "visible"} tabIndex={isTable ? 0 : undefined}>
        {hasSome && isTable && (
          <ClosingsTable label={label} valueName={valueName} closings={closings} format={format} />
        )}
        {hasSome && !isTable && <StepChart label={label} closings={closings} format={format} />}
        {closings?.length === 0 && (
          <Flex align="center" justify="center" h="full" color="fg.subtle" rounded="md" bg="bg.subtle">
            这段时间没有变动，暂无走势可看
          </Flex>
        )}
        {!closings && (isError ? <RetryLine what={label} onRetry={onRetry} /> : <Skeleton h="44" mt="2" />)}
      </Box>
    </Box>
  );
}
