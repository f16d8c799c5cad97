import { Box, Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { parseAddress, type ParsedAddress } from "#src/shared/regions/parse-address.ts";
import { Textarea } from "#src/shared/ui/field/text-input.ts";

const NAMES: Record<keyof ParsedAddress, string> = {
  name: "收货人",
  phone: "联系电话",
  province: "省",
  city: "市",
  district: "区县",
  detail: "详细地址",
};

type Props = { onParsed: (found: Record<string, string>) => void };

/** Takes a whole address at once and hands over what it finds; what is missing is told and left as it was. */
export function PasteAddress({ onParsed }: Props) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState("");

  async function parse(pasted: string): Promise<void> {
    const regions = await loadRegions().catch(() => undefined);
    if (!regions) return setOutcome("省市区列表没有加载出来，请检查网络后重试，或直接填写下面各项。");
    const parsed = parseAddress(pasted, regions);
    const found = Object.entries(parsed).filter(([, value]) => value !== "");
    const missing = Object.entries(NAMES).filter(
      ([field]) => field !== "district" && parsed[field as keyof ParsedAddress] === "",
    );
    const region = parsed.province === "" ? {} : { city: parsed.city, district: parsed.district };
    onParsed({ ...Object.fromEntries(found), ...region });
    setOutcome(
      missing.length === 0
        ? "已识别，请核对后保存。"
        : `没有识别出${missing.map(([, name]) => name).join("、")}，请在下面补充。`,
    );
  }

  return (
    <Box mb="3">
      <Flex gap="2" align="stretch">
        <Textarea
          aria-label="粘贴整段地址"
          placeholder="粘贴整段地址自动识别，如：张三 13800001234 浙江省杭州市余杭区文一西路 969 号"
          rows={3}
          maxLength={500}
          resize="none"
          bg="bg.panel"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (text === "" && pasted.trim() !== "") void parse(pasted);
          }}
        />
        <Button
          variant="outline"
          height="auto"
          bg="bg.panel"
          disabled={text.trim() === ""}
          onClick={() => void parse(text)}
        >
          识别
        </Button>
      </Flex>
      <Box role="status" minH="6" pt="1" color="fg.muted" fontSize="xs">
        {outcome}
      </Box>
    </Box>
  );
}
