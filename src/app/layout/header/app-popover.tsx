import { Box, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown, Smartphone } from "lucide-react";
import { company } from "#src/shared/company.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";

/** The QR code of the mobile app, shown on hover, focus or click. */
export function AppPopover() {
  const { isOpen, setOpen, area, toggle } = useHoverDisclosure();
  return (
    <Box position="relative" {...area}>
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        gap="1"
        py="2"
        my="-2"
        cursor="pointer"
        _hover={{ color: "brand.solid" }}
        {...toggle}
        onFocus={(event) => {
          if (event.target.matches(":focus-visible")) setOpen(true);
        }}
      >
        <Smartphone size={14} aria-hidden />
        手机 App
        <ChevronDown size={12} aria-hidden />
      </chakra.button>
      {isOpen && (
        <Box position="absolute" zIndex="dropdown" top="100%" insetEnd="0" pt="3">
          <Flex
            direction="column"
            align="center"
            gap="2"
            p="4"
            rounded="md"
            bg="bg.panel"
            boxShadow="md"
            whiteSpace="nowrap"
            lineHeight="1.4"
          >
            <LazyQrCode value={company.appUrl} label="手机 App 二维码" size="32" />
            扫码下载手机 App
          </Flex>
        </Box>
      )}
    </Box>
  );
}
