import { useNavigate, useSearchParams } from "react-router-dom";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { VarietyForm } from "#src/features/variety/components/variety-form.tsx";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function NewVarietyPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const known = Object.fromEntries(
    ["name", "ypgg", "sccj", "number"].flatMap((field) => {
      const value = search.get(field);
      return value === null ? [] : [[field, value]];
    }),
  );
  return (
    <>
      <PageHeading title="新增求购" />
      <VarietyForm
        known={{ ...known, phone: user?.phone ?? "" }}
        onSent={({ id }) => {
          toast({ status: "success", message: "求购已提交，采购部会尽快回复" });
          void navigate(paths.varietyRequest(id), { replace: true });
        }}
      />
    </>
  );
}
