import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { GoodsDetailCategoryItem } from "#generated/model/index.ts";
import styles from "./detail-breadcrumbs.module.css";
import { paths } from "#src/shared/paths.ts";

type Props = { category: readonly GoodsDetailCategoryItem[]; name: string };

/** The category path of the goods; each category links to its list. */
export function DetailBreadcrumbs({ category, name }: Props) {
  const steps = [
    { name: "首页", href: paths.home() },
    { name: "全部商品", href: paths.list() },
    ...category.map((each) => ({ name: each.name, href: paths.list({ select: each.id }) })),
  ];
  return (
    <nav className={styles.root} aria-label="当前位置">
      <ol>
        {steps.map((step) => (
          <li key={step.href}>
            <Link to={step.href}>{step.name}</Link>
            <ChevronRight size={12} aria-hidden />
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
