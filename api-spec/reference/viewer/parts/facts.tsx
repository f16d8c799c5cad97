import { Box, DataList } from "@chakra-ui/react";

/** Facts with their titles. */
export const Facts = ({ children }: { children: React.ReactNode }) => (
  <DataList.Root orientation="horizontal" gap="2" marginBlock="5" size="sm">
    {children}
  </DataList.Root>
);

export const Fact = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <DataList.Item alignItems="start">
    <DataList.ItemLabel>{title}</DataList.ItemLabel>
    <DataList.ItemValue>
      <Box overflowWrap="anywhere">{children}</Box>
    </DataList.ItemValue>
  </DataList.Item>
);
