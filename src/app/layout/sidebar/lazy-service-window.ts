import { lazyPart } from "#src/shared/lib/lazy-part.ts";

export const ServiceWindow = lazyPart(
  async () => (await import("#src/features/chat/components/service-window.tsx")).ServiceWindow,
);
