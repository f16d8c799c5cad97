import { Button } from "#src/shared/ui/button/button.tsx";
import { ShieldCheck } from "lucide-react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";

/** Link to the quality inspection service, or why there is none (specification section 6). */
export function QualityLink() {
  const { data } = useGetCurrentUser();
  const entry = data?.data?.quality_inspection;
  if (!entry) return null;
  const { quality_inspection_url: url, msg } = entry;
  const label = (
    <>
      <ShieldCheck size={14} aria-hidden />
      质检服务
    </>
  );
  return (
    <Button asChild size="xs" variant="outline">
      {url ? (
        <DataLink url={url} newTab>
          {label}
        </DataLink>
      ) : (
        <button type="button" onClick={() => void alert({ message: msg || "质检服务暂未开通" })}>
          {label}
        </button>
      )}
    </Button>
  );
}
