import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCommonData } from "../hooks/use-common-data.ts";
import { HomeBlock } from "./home-block.tsx";
import styles from "./brand-strip.module.css";

const SHOWN = 20;

/** Brand marks, each linking to the brand's page. */
export function BrandStrip() {
  const brands = useCommonData()?.brand.slice(0, SHOWN) ?? [];
  if (brands.length === 0) return null;
  return (
    <HomeBlock title="品牌精选" hint="名厂直供，资质可查" moreTo={paths.brands()}>
      <ul className={styles.brands}>
        {brands.map(({ id, name, image }) => (
          <li key={id}>
            <TextLink className={styles.brand} to={paths.brand(id)}>
              <DataPicture src={image} alt={name} ratio={2.67} fit="contain" />
            </TextLink>
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}
