import { AccountProfile } from "#src/features/user/components/account-profile.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function BasicInfoPage() {
  return (
    <>
      <PageHeading title="基本信息" />
      <AccountProfile />
    </>
  );
}
