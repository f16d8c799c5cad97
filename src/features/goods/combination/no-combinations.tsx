import type { ReactNode } from "react";
import { Boxes } from "#generated/icons/boxes.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";

type Props = { title?: string; hint?: string; action?: ReactNode };

/** Shown when there are no combinations. */
export function NoCombinations({
  title = "暂时没有组合套餐",
  hint = "新组合不定期上架，您可以先看看其他优惠。",
  action = <ZoneLinks />,
}: Props) {
  return (
    <EmptyState icon={<Boxes size={26} strokeWidth={1.5} />} title={title} hint={hint} action={action} />
  );
}
