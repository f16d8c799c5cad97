import { DataList, Heading, Kbd } from "@chakra-ui/react";
import { say } from "../language.ts";
import { Dialog } from "../parts/dialog.tsx";
import { TABS } from "./tabs.ts";

type Key = readonly [key: string, does: string];

const COMMON: readonly Key[] = [
  ["/", say("Go to the filter", "跳到筛选框")],
  ["r", say("Reset this world (asks first)", "重置此沙箱（会先确认）")],
  ["Esc", say("Close the open request or dialog", "关闭打开的请求或对话框")],
];
const PAGES: readonly Key[] = TABS.map(({ digit, title }) => [digit, title]);

const Keys = ({ title, keys, columns }: { title: string; keys: readonly Key[]; columns: number }) => (
  <section>
    <Heading as="h3" size="xs" marginBlock="2">
      {title}
    </Heading>
    <DataList.Root
      orientation="horizontal"
      size="sm"
      display="grid"
      gridTemplateColumns={`repeat(${columns}, 1fr)`}
      gap="2"
    >
      {keys.map(([key, does]) => (
        <DataList.Item key={key}>
          <DataList.ItemLabel minWidth="10">
            <Kbd>{key}</Kbd>
          </DataList.ItemLabel>
          <DataList.ItemValue>{does}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  </section>
);

export const HelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={say("Keyboard shortcuts", "键盘快捷键")} onClose={onClose}>
    <Keys title={say("General", "通用")} keys={COMMON} columns={1} />
    <Keys title={say("Pages", "页面")} keys={PAGES} columns={2} />
  </Dialog>
);
