import { useEffect } from "react";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { PasteBox, type PasteOutcome } from "#src/shared/ui/field/paste-box.tsx";

const load = () => Promise.all([loadRegions(), import("../lib/read-pasted-address.ts")]);

type Props = { onParsed: (found: Record<string, string>) => void };

/**
 * Parses a pasted address and passes on what it finds; missing parts are named and left unchanged. A region that is not
 * certain is emptied where it is not: the one from before is that of another address.
 */
export function PasteAddress({ onParsed }: Props) {
  useEffect(() => loadAhead(load()), []);

  async function read(text: string): Promise<PasteOutcome> {
    const loaded = await load().catch(() => undefined);
    if (!loaded) return { message: "省市区列表加载失败，请检查网络后重试，或直接填写下面各项。" };
    const [regions, { readPastedAddress }] = loaded;
    const { found, message } = readPastedAddress(text, regions);
    onParsed(found);
    return { message };
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
