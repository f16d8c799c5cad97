import { chakra } from "@chakra-ui/react";
import { FileSignature, ShieldCheck, Truck } from "lucide-react";

const STEPS = [
  { icon: FileSignature, name: "提交申请", text: "选择分组，写明门店位置和经营情况" },
  { icon: ShieldCheck, name: "厂家审核", text: "一般 1 天内有结果，可在本页查看" },
  { icon: Truck, name: "保护价采购", text: "通过后一年内有效，按区域保护价供货" },
] as const;

/** What controlled goods are and how one comes to sell them. */
export function ControlledSteps() {
  return (
    <chakra.ol css={styles} aria-label="申请流程">
      {STEPS.map(({ icon: Icon, name, text }) => (
        <li key={name}>
          <Icon size={24} strokeWidth={1.5} aria-hidden />
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
  "& svg": { flexShrink: "0", color: "brand.solid" },
  "& b": { fontWeight: "600" },
  "& p": { color: "fg.subtle", fontSize: "xs" },
} as const;
