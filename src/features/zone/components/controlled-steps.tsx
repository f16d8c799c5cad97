import { FileSignature, ShieldCheck, Truck } from "lucide-react";
import { ZoneSteps } from "#src/shared/ui/zone/zone-steps.tsx";

const STEPS = [
  { icon: FileSignature, name: "提交申请", text: "选择分组，写明门店位置和经营情况" },
  { icon: ShieldCheck, name: "厂家审核", text: "一般 1 天内有结果，可在本页查看" },
  { icon: Truck, name: "保护价采购", text: "通过后一年内有效，按区域保护价供货" },
];

export const ControlledSteps = () => <ZoneSteps label="申请流程" steps={STEPS} />;
