import { applyControlledAccessBodyRemarkMax } from "#generated/zod/zone/zone.zod.ts";
import { Box, Button, chakra } from "@chakra-ui/react";
import { useId } from "react";
import { Textarea } from "#src/shared/ui/field/text-input.ts";
import { useApplication } from "../hooks/use-application.ts";

/** The contract's limit on a remark. */

type Props = { url: string; again: boolean };

/** Applies for access to a group, with a remark for the manufacturer. */
export function ApplicationForm({ url, again }: Props) {
  const { remark, error, isPending, changeRemark, apply } = useApplication(url);
  const id = useId();
  return (
    <chakra.form
      css={styles}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Box position="relative" flex="1" minW={{ base: "full", sm: "64" }}>
        <Textarea
          aria-label={again ? "补充说明" : "申请说明（选填）"}
          aria-describedby={id}
          aria-invalid={error ? true : undefined}
          value={remark}
          onChange={(event) => changeRemark(event.target.value)}
          maxLength={applyControlledAccessBodyRemarkMax}
          rows={2}
          placeholder="选填，写明更易通过：门店所在乡镇或街道、周边同类门店、预计月采购量"
          pe="16"
          resize="none"
          borderColor={error ? "border.error" : "border.strong"}
        />
        <Box position="absolute" bottom="1" insetEnd="3" color="fg.subtle" fontSize="xs">
          {remark.length}/{applyControlledAccessBodyRemarkMax}
        </Box>
        <Box id={id} role="alert" color="fg.error" fontSize="xs">
          {error}
        </Box>
      </Box>
      <Button type="submit" disabled={isPending}>
        {isPending ? "正在提交…" : again ? "重新申请" : "申请采购权限"}
      </Button>
    </chakra.form>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  alignContent: "flex-start",
  gap: "3",
  minHeight: { base: "32", md: "14" },
} as const;
