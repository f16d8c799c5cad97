import { useNavigate, useSearchParams } from "react-router-dom";
import { InvitationForm } from "#src/features/team/components/invitation-form.tsx";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import styles from "./invitation-page.module.css";

/** The page that an invitation leads to. */
export function InvitationPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className={styles.root}>
      <PageHeading title="接受邀请" />
      <Box framed p="panel">
        <InvitationForm
          code={search.get("code") ?? ""}
          onEntered={() => void navigate(paths.home(), { replace: true })}
        />
      </Box>
    </div>
  );
}
