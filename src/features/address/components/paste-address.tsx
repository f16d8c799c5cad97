import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { parseAddress, type ParsedAddress } from "#src/shared/regions/parse-address.ts";
import { PasteBox, type PasteOutcome } from "#src/shared/ui/field/paste-box.tsx";

const NAMES: Record<keyof ParsedAddress, string> = {
  name: "收货人",
  phone: "联系电话",
  province: "省",
  city: "市",
  district: "区县",
  detail: "详细地址",
};

type Props = { onParsed: (found: Record<string, string>) => void };

/** Parses a pasted address and passes on what it finds; missing parts are named and left unchanged. */
export function PasteAddress({ onParsed }: Props) {
  async function read(text: string): Promise<PasteOutcome> {
    const regions = await loadRegions().catch(() => undefined);
    if (!regions) return { message: "省市区列表没有加载出来，请检查网络后重试，或直接填写下面各项。" };
    const parsed = parseAddress(text, regions);
    const found = Object.entries(parsed).filter(([, value]) => value !== "");
    const missing = Object.entries(NAMES).filter(
      ([field]) => field !== "district" && parsed[field as keyof ParsedAddress] === "",
    );
    const region = parsed.province === "" ? {} : { city: parsed.city, district: parsed.district };
    onParsed({ ...Object.fromEntries(found), ...region });
    if (missing.length === 0) return { message: "已识别，请核对后保存。" };
    return { message: `没有识别出${missing.map(([, name]) => name).join("、")}，请在下面补充。` };
  }

  return (
    <PasteBox
      label="粘贴整段地址"
      placeholder="粘贴整段地址自动识别，如：张三 13800001234 浙江省杭州市余杭区文一西路 969 号"
      maxLength={500}
      readsPaste
      read={read}
    />
  );
}
