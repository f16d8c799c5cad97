import { chakra } from "@chakra-ui/react";

const STEPS = [
  { name: "选团下单", text: "在商品页按拼团价加入购物车并付款" },
  { name: "等待成团", text: "以已付款的订单为准，人数不限，满量即成" },
  { name: "成团发货", text: "成团后按拼团价发货，未成团退回余额" },
] as const;

/** How a group-buy goes, in three steps. */
export function GroupBuySteps() {
  return (
    <chakra.ol css={styles} aria-label="团购流程">
      {STEPS.map(({ name, text }, index) => (
        <li key={name}>
          <span aria-hidden>{index + 1}</span>
          <div>
            <b>{name}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </chakra.ol>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
  gap: "3",
  mb: "3",
  px: "4",
  py: "3",
  borderWidth: "1px",
  borderRadius: "md",
  bg: "bg.panel",
  listStyle: "none",
  "& li": { display: "flex", alignItems: "center", gap: "3" },
  "& span": {
    display: "grid",
    flexShrink: "0",
    placeItems: "center",
    boxSize: "7",
    borderRadius: "full",
    bg: "promo.100",
    color: "fg.promo",
    fontWeight: "700",
  },
  "& b": { fontWeight: "600" },
  "& p": { color: "fg.subtle", fontSize: "xs" },
} as const;
