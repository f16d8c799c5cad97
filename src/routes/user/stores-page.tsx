import { PageHeading } from "#src/shared/ui/page-heading.tsx";

export function StoresPage() {
  return <PageHeading title="多店管理" />;
}
