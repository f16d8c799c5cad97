import { CategoryList } from "#src/features/home/components/category-list.tsx";
import { paths } from "#src/shared/paths.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ChromePart } from "../chrome-part.tsx";
import styles from "./category-sheet.module.css";

/** The categories of goods as a sheet over a phone's page. */
export function CategorySheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="商品分类" place="bottom" onClose={onClose}>
      <TextLink className={styles.all} to={paths.list()}>
        全部商品
      </TextLink>
      <ChromePart>
        <CategoryList />
      </ChromePart>
    </Modal>
  );
}
