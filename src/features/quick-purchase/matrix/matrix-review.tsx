import type { Store } from "#generated/model/index.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import type { OpenedSheets } from "../import/plan-sheet.ts";
import type { Sheet } from "../import/read-workbook.ts";
import { SheetReview } from "../import/sheet-review.tsx";
import { isStoreRole, type MatrixRole, type PastedMatrix, readMatrix, rolesWith } from "./matrix-paste.ts";

type Props = {
  opened: OpenedSheets<MatrixRole>;
  sheet: Sheet;
  stores: readonly Store[];
  onChange: (opened: OpenedSheets<MatrixRole>) => void;
  onAccept: (pasted: PastedMatrix) => void;
  onClose: () => void;
};

/** The store of each column, to be confirmed or corrected before the matrix is filled. */
export function MatrixReview({ opened, sheet, stores, onChange, onAccept, onClose }: Props) {
  const { name, roles, isVisibleOnly } = opened;
  const { rows, hiddenRows } = sheet;
  const pasted = readMatrix(rows, stores, {
    corrected: roles,
    ...(isVisibleOnly && { hidden: hiddenRows }),
  });
  const assigned = pasted.columns.filter(({ role }) => isStoreRole(role)).length;
  const title = [name, opened.sheets.length > 1 && `工作表“${sheet.name}”`].filter(Boolean).join(" ");
  return (
    <SheetReview
      about={
        <>
          {title || "粘贴的表格"}共 <b>{rows.length}</b> 行，其中商品 <b>{pasted.rows.length}</b> 种
          {pasted.skipped > 0 && `，${pasted.skipped} 行是标题、合计或空行`}；<b>{assigned}</b> 家门店有数量。
        </>
      }
      columns={pasted.columns}
      roles={rolesWith(stores)}
      isNumber={isStoreRole}
      rows={pasted.written}
      onCorrect={(corrected) => onChange({ ...opened, roles: corrected })}
      hidden={hiddenRows.length}
      isVisibleOnly={isVisibleOnly}
      onLeaveOut={(isLeftOut) => onChange({ ...opened, isVisibleOnly: isLeftOut })}
      accept={`填入表格 ${pasted.rows.length} 种`}
      isAcceptable={pasted.rows.length > 0}
      onAccept={() => onAccept(pasted)}
      onClose={onClose}
    >
      {roles.length === 0 && <Doubts {...pasted} hasStores={assigned > 0} />}
    </SheetReview>
  );
}

/** The columns that were assigned without a name, or not at all. */
function Doubts(props: PastedMatrix & { hasStores: boolean }) {
  const { isByName, unknownHeads, unknownColumns, hasStores } = props;
  if (unknownColumns.length > 0)
    return <Notice>“{unknownColumns.join("”“")}”不在您的门店中，不导入；也可以在下面指明是哪家门店。</Notice>;
  if (isByName || !hasStores) return null;
  const unnamed = unknownHeads.length > 0 ? `“${unknownHeads.join("”“")}”不是您的门店名称` : "没有门店名称";
  return <Notice>{unnamed}，各列按门店顺序对应，请核对。</Notice>;
}
