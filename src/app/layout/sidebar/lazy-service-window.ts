import { lazyPart } from "../lazy-part.ts";

export const ServiceWindow = lazyPart(
  async () => (await import("#src/features/chat/components/service-window.tsx")).ServiceWindow,
);
