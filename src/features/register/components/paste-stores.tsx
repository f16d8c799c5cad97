import { useFormContext } from "react-hook-form";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { PasteBox, type PasteOutcome } from "#src/shared/ui/field/paste-box.tsx";
import type { CompanyValues, StoreValues } from "../lib/company-values.ts";
import { parseStores } from "../lib/parse-stores.ts";

type Props = {
  /** The maximum number of stores. */
  max: number;
  /** Receives the stores entered so far, followed by those of the list. */
  onParsed: (stores: StoreValues[]) => void;
};

/** Parses a pasted list of stores. Lines that cannot be parsed, or exceed the maximum, stay for correction. */
export function PasteStores({ max, onParsed }: Props) {
  const { getValues } = useFormContext<CompanyValues>();

  async function read(text: string): Promise<PasteOutcome> {
    const regions = await loadRegions().catch(() => undefined);
    if (!regions) return { message: "省市区列表没有加载出来，请检查网络后重试，或在下面逐家填写。" };
    const { stores, unread } = parseStores(text, regions, getValues());
    const started = getValues("stores").filter(isStarted);
    const room = max - started.length;
    if (stores.length > room)
      return { message: `还能再加 ${room} 家，这里有 ${stores.length} 家，请分次提交。` };
    if (stores.length > 0) onParsed([...started, ...stores]);
    const message = [
      stores.length > 0 && `已填入 ${stores.length} 家门店，请在下面逐家核对、补全。`,
      unread.length > 0 && `有 ${unread.length} 行没有读出门店名称，留在上面，请修改后再识别。`,
    ];
    return { message: message.filter(Boolean).join(""), rest: unread.join("\n") };
  }

  return (
    <PasteBox
      label="粘贴门店清单"
      placeholder={
        "每行一家，从 Excel 复制即可，如：\n青禾大药房城北店  330105000999  李明  13100000010  浙江省杭州市余杭区莫干山路 1 号"
      }
      read={read}
    />
  );
}

/** Ignores the address, which is pre-filled for a new store. */
function isStarted({ name, licence_no: licence, phone, detail }: StoreValues): boolean {
  return [name, licence, phone, detail].some((text) => text.trim() !== "");
}
