import { useSearchParams } from "react-router-dom";
import { Plus } from "#generated/icons/plus.ts";
import { VarietyDetail } from "#src/features/variety/components/variety-detail.tsx";
import { VarietyList } from "#src/features/variety/components/variety-list.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { looks } from "#src/shared/ui/layout/layout.tsx";

export function VarietyListPage() {
  return (
    <>
      <PageHeading
        title="品种求购"
        hint="商城没有的品种，由采购部为您寻找货源。"
        actions={
          <ButtonLink size="sm" to={paths.newVarietyRequest()}>
            <Plus size={14} aria-hidden />
            新增求购
          </ButtonLink>
        }
      />
      <VarietyList />
    </>
  );
}

export function VarietyPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading
        title="求购详情"
        actions={
          <ButtonLink
            className={looks({ bg: "panel" })}
            size="sm"
            variant="outline"
            to={paths.varietyRequests()}
          >
            返回列表
          </ButtonLink>
        }
      />
      <VarietyDetail id={parseId(search.get("id") ?? undefined)} />
    </>
  );
}
