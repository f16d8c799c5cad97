import { chakra } from "@chakra-ui/react";
import { company } from "#src/shared/company.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Hands out a shortcut file that opens the shop from the desktop. */
export function DesktopShortcut() {
  return (
    <chakra.button
      type="button"
      cursor="pointer"
      _hover={{ color: "brand.solid" }}
      onClick={downloadShortcut}
    >
      加入桌面
    </chakra.button>
  );
}

function downloadShortcut(): void {
  const shortcut = `[InternetShortcut]\r\nURL=${location.origin}/\r\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([shortcut], { type: "application/octet-stream" }));
  link.download = `${company.brand}.url`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  toast({ status: "success", message: "快捷方式已下载，拖到桌面即可使用" });
}
