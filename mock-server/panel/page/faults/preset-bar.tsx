import { Button, SimpleGrid, Text } from "@chakra-ui/react";
import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import { say } from "../language.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { PRESETS, type Preset, isSameRule } from "./presets.ts";

/** A click plans a preset, the next one removes it. */
export function PresetBar({ faults }: { faults: readonly PlannedFault[] }) {
  const add = useControlAction(
    (control, { rule }: Preset) => control.faults.add(rule),
    ({ title }) => say(`Fault “${title}” is active`, `故障“${title}”已生效`),
  );
  const remove = useControlAction(
    (control, id: number) => control.faults.clear(id),
    () => say("Fault removed", "故障已移除"),
  );
  return (
    <SimpleGrid
      minChildWidth="10rem"
      gap="3"
      marginBlockEnd="5"
      role="group"
      aria-label={say("Presets", "预设")}
    >
      {PRESETS.map((preset) => {
        const planned = faults.find((fault) => isSameRule(fault, preset.rule));
        return (
          <Button
            key={preset.title}
            height="auto"
            paddingBlock="2"
            flexDirection="column"
            alignItems="start"
            gap="0"
            bg="bg.panel"
            {...(planned && { variant: "subtle", colorPalette: "orange", bg: "bg.warning" })}
            aria-pressed={planned !== undefined}
            disabled={add.isPending || remove.isPending}
            onClick={() => (planned ? remove.mutate(planned.id) : add.mutate(preset))}
          >
            {preset.title}
            <Text as="span" fontWeight="normal" color="fg.muted" whiteSpace="normal">
              {preset.about}
            </Text>
          </Button>
        );
      })}
    </SimpleGrid>
  );
}
