import { Box, chakra, Flex } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, CircleX, Info, X } from "lucide-react";
import { useEffect, useState } from "react";
import { dismissToast, type Toast } from "./feedback-store.ts";

const LOOKS = {
  success: { Icon: CircleCheck, color: "brand.solid", label: "成功" },
  error: { Icon: CircleX, color: "fg.price", label: "错误" },
  info: { Icon: Info, color: "tag.blue", label: "提示" },
  warning: { Icon: CircleAlert, color: "promo.500", label: "注意" },
} as const;

/** A toast; stays while it is hovered or focused. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { Icon, color, label } = LOOKS[toast.status];
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.durationMs]);

  return (
    <Flex
      role={toast.status === "error" ? "alert" : "status"}
      align="flex-start"
      gap="2.5"
      maxW="md"
      ps="4"
      pe="2"
      py="2.5"
      rounded="md"
      bg="bg.panel"
      boxShadow="lg"
      borderWidth="1px"
      pointerEvents="auto"
      animation="slide-from-top 160ms ease-out, fade-in 160ms ease-out"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box color={color} pt="0.5">
        <Icon size={18} aria-label={label} />
      </Box>
      <Box flex="1" overflowWrap="anywhere">
        {toast.message}
      </Box>
      {toast.action && (
        <chakra.button
          type="button"
          px="1"
          color="brand.fg"
          fontWeight="600"
          cursor="pointer"
          whiteSpace="nowrap"
          onClick={() => {
            toast.action?.onClick();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </chakra.button>
      )}
      <chakra.button
        type="button"
        aria-label="关闭提示"
        display="grid"
        placeItems="center"
        boxSize="6"
        color="fg.subtle"
        cursor="pointer"
        onClick={() => dismissToast(toast.id)}
      >
        <X size={14} aria-hidden />
      </chakra.button>
    </Flex>
  );
}
