import { chakra } from "@chakra-ui/react";
import type { GoodsInstruction } from "#generated/model/index.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";

/** The package leaflet, item by item. */
export function Instructions({ instructions }: { instructions: readonly GoodsInstruction[] }) {
  return (
    <Panel title="说明书">
      {instructions.length === 0 ? (
        <p data-part="note">暂无说明书。</p>
      ) : (
        <chakra.dl css={styles}>
          {instructions.map(({ label, text }, index) => (
            <div key={`${label}-${index}`}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </chakra.dl>
      )}
    </Panel>
  );
}

const styles = {
  borderTopWidth: "1px",
  borderColor: "border",
  "& > div": {
    display: "grid",
    gridTemplateColumns: { base: "{sizes.20} minmax(0, 1fr)", md: "{sizes.28} minmax(0, 1fr)" },
    columnGap: "4",
    py: "2",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
  "& dd": { whiteSpace: "pre-line", overflowWrap: "anywhere" },
} as const;
