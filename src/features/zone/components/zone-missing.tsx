import type { ReactNode } from "react";
import { Award } from "#generated/icons/award.ts";
import { ShieldCheck } from "#generated/icons/shield-check.ts";
import { paths } from "#src/shared/paths.ts";
import { MissingPage } from "#src/shared/ui/state/missing-page.tsx";

const WORDS = {
  brand: {
    Icon: Award,
    heading: "品牌详情",
    title: "没有找到这个品牌",
    others: { name: "看全部品牌", to: paths.brands() },
  },
  group: {
    Icon: ShieldCheck,
    heading: "控销专区",
    title: "没有找到这个控销分组",
    others: { name: "看全部控销分组", to: paths.controlled() },
  },
} as const;

/** Shown instead of a missing brand or controlled group; `children` are alternatives. */
export function ZoneMissing({ kind, children }: { kind: keyof typeof WORDS; children: ReactNode }) {
  const { Icon, heading, title, others } = WORDS[kind];
  return (
    <MissingPage
      heading={heading}
      icon={<Icon size={26} strokeWidth={1.5} />}
      title={title}
      hint="它可能已经下架，或者链接有误。"
      links={[others, { name: "看全部商品", to: paths.list() }]}
    >
      {children}
    </MissingPage>
  );
}
