import { createToaster } from "@chakra-ui/react";

export const toaster = createToaster({ placement: "bottom-end", max: 3 });

/** Shows a temporary notice in the corner of the page; an identical one replaces it. */
export function notify(tone: "good" | "bad", text: string): void {
  const [type, duration] = tone === "good" ? ["success", 3500] : ["error", 8000];
  toaster.create({ id: text, title: text, type: String(type), duration: Number(duration) });
}
