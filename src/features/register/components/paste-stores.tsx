import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { addressText } from "#src/shared/lib/address-text.ts";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { PasteBox, type PasteOutcome } from "#src/shared/ui/field/paste-box.tsx";
import type { CompanyValues, StoreValues } from "../lib/company-values.ts";
import type { ParsedStores } from "../lib/parse-stores.ts";

const load = () => Promise.all([loadRegions(), import("../lib/parse-stores.ts")]);

type Props = {
  /** The maximum number of stores. */
  max: number;
  /** Receives the stores entered so far, followed by the parsed ones. */
  onParsed: (stores: StoreValues[]) => void;
};

/** Parses a pasted list of stores. Lines that cannot be parsed, or exceed the maximum, stay for correction. */
export function PasteStores({ max, onParsed }: Props) {
  const { getValues } = useFormContext<CompanyValues>();
  useEffect(() => loadAhead(load()), []);

  async function read(text: string): Promise<PasteOutcome> {
    const loaded = await load().catch(() => undefined);
    if (!loaded) return { message: "省市区列表加载失败，请检查网络后重试，或在下面逐家填写。" };
    const [regions, { parseStores }] = loaded;
    const usual = getValues();
    const parsed = parseStores(text, regions, usual);
    const { stores, unread } = parsed;
    const started = getValues("stores").filter(isStarted);
    const room = max - started.length;
    if (stores.length > room)
      return { message: `还能再加 ${room} 家，这里有 ${stores.length} 家，请分次提交。` };
    if (stores.length > 0) onParsed([...started, ...stores]);
    const message = [
      stores.length > 0 && `已填入 ${stores.length} 家门店，请在下面逐家核对、补全。`,
      ...notes(parsed, usual),
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

/** Names what is in the form, but was not in the list. */
function notes({ usualContact, usualRegion, uncertain, extended }: ParsedStores, usual: CompanyValues) {
  return [
    usualContact.length > 0 && `${named(usualContact)}没有写联系人，填的是总店的${usual.contact}。`,
    usualRegion.length > 0 &&
      `${named(usualRegion)}没有写地区，填的是总店的${addressText({ ...usual, detail: "" }).trim()}。`,
    uncertain.length > 0 && `${named(uncertain)}的地区没有识别完整，请选择。`,
    extended.length > 0 && `${named(extended)}的分机号写在详细地址的末尾。`,
  ];
}

const NAMED_MAX = 3;

/** `城北店、城西店、城南店等 12 家`. */
const named = (stores: readonly string[]): string =>
  stores.slice(0, NAMED_MAX).join("、") + (stores.length > NAMED_MAX ? `等 ${stores.length} 家` : "");

/** Ignores the address, which is pre-filled for a new store. */
function isStarted({ name, licence_no: licence, phone, detail }: StoreValues): boolean {
  return [name, licence, phone, detail].some((text) => text.trim() !== "");
}
