import { useListLinks } from "#generated/hooks/home/home.ts";
import { HomeBlock } from "#src/features/home/components/home-block.tsx";
import { Posters } from "#src/features/home/components/small-ads.tsx";
import { useCommonData } from "#src/features/home/hooks/use-common-data.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./home-end.module.css";

const SHOWN_BRANDS = 20;

/** The last blocks of the home page. */
export function HomeEnd() {
  return (
    <>
      <Posters />
      <BrandStrip />
      <FriendlyLinks />
    </>
  );
}

/** Brand marks, each linking to the brand's page. */
function BrandStrip() {
  const brands = useCommonData()?.brand.slice(0, SHOWN_BRANDS) ?? [];
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

/** Links to other sites that pharmacies need. Optional: renders nothing without a response. */
function FriendlyLinks() {
  const { data: links = [] } = useListLinks({ query: { select: (response) => response.data } });
  if (links.length === 0) return null;
  return (
    <nav className={styles.friendly} aria-label="友情链接">
      <h2 className={styles.friendlyTitle}>友情链接</h2>
      <ul className={styles.links}>
        {links.map(({ name, url }) => (
          <li key={name}>
            <DataLink url={url}>{name}</DataLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
