import { Box } from "@chakra-ui/react";
import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";

const QrCode = lazyPart(async () => (await import("./qr-code.tsx")).QrCode);

type Props = { value: string; label: string; size?: string };

/** A QR code in a box of fixed size; the encoder is fetched when the first one is shown. */
export function LazyQrCode({ value, label, size = "24" }: Props) {
  return (
    <Box boxSize={size} bg="white" borderWidth="1px" rounded="sm" overflow="hidden" flexShrink="0">
      <Suspense>
        <QrCode value={value} label={label} />
      </Suspense>
    </Box>
  );
}
