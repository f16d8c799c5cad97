import { CategoryList } from "#src/features/home/components/category-list.tsx";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ChromePart } from "../chrome-part.tsx";
import styles from "./category-sheet.module.css";
import { MenuDialog } from "./menu-dialog.tsx";

/** The categories of goods as a sheet over a phone's page. */
export function CategorySheet({ onClose }: { onClose: () => void }) {
  return (
    <MenuDialog
      label="商品分类"
      side="bottom"
      head={<h2 className={styles.title}>商品分类</h2>}
      onClose={onClose}
    >
      <TextLink className={styles.all} to={paths.list()}>
        全部商品
      </TextLink>
      <ChromePart>
        <CategoryList label="按分类找商品" />
      </ChromePart>
    </MenuDialog>
  );
}
