import { findGuide } from "../contract/guides.ts";
import { GuideView } from "./guide-view.tsx";
import { MissingPage } from "./missing-page.tsx";

export function GuidePage({ id }: { id: string }) {
  const guide = findGuide(id);
  return guide ? <GuideView guide={guide} level="h1" /> : <MissingPage what={`guide ${id}`} />;
}
