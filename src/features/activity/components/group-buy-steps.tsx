import { ZoneSteps } from "#src/shared/ui/zone/zone-steps.tsx";

const STEPS = [
  { name: "选团下单", text: "在商品页按拼团价加入购物车并付款" },
  { name: "等待成团", text: "以已付款的订单为准，人数不限，满量即成" },
  { name: "成团发货", text: "成团后按拼团价发货，未成团退回余额" },
];

export const GroupBuySteps = () => <ZoneSteps label="拼团流程" steps={STEPS} />;
