import { Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "../overlay/modal.tsx";
import styles from "./shortcuts-dialog.module.css";

/** The keys of a group with what they do; alternatives are separated by a blank. */
const GROUPS: readonly (readonly [
  name: string,
  shortcuts: readonly (readonly [keys: string, does: string])[],
])[] = [
  [
    "所有页面",
    [
      ["/", "到搜索框"],
      ["↑ ↓", "选择搜索建议，Enter 确定"],
      ["Esc", "关闭弹窗和建议"],
      ["?", "显示快捷键"],
    ],
  ],
  [
    "所有数量框",
    [
      ["↑ ↓", "加减 1（整包装销售的按包装）"],
      ["Shift+↑ Shift+↓", "加减 1 个中包装（无包装的 10）"],
      ["Enter", "确定数量"],
      ["Esc", "恢复原来的数量"],
    ],
  ],
  [
    "购物车",
    [
      ["Ctrl+F", "在购物车中找商品（行数较多时）"],
      ["Enter Shift+Enter", "找商品：下一个、上一个"],
      ["↓", "找商品：到这一行的数量"],
      ["↑ ↓", "上一行、下一行"],
      ["0–9", "输入这一行的数量"],
      ["Enter Shift+Enter", "到下一行、上一行的数量"],
      ["Space", "选中或取消这一行"],
      ["Delete", "删除这一行"],
      ["Ctrl+Z", "撤销删除（8 秒内）"],
    ],
  ],
];

/** The shop's keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="键盘快捷键" onClose={onClose}>
      <Box gap="4" grid>
        {GROUPS.map(([name, shortcuts]) => (
          <section key={name}>
            <Text as="h3" mb="1" tone="muted" size="xs" bold>
              {name}
            </Text>
            <Box as="dl" gapY="1" grid>
              {shortcuts.map(([keys, does]) => (
                <div key={keys + does} className={styles.shortcut}>
                  <dt>
                    {keys.split(" ").map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </Modal>
  );
}
