import { Box } from "#src/shared/ui/layout/layout.tsx";
import { clsx } from "clsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChevronDown } from "#generated/icons/chevron-down.ts";
import { ChevronUp } from "#generated/icons/chevron-up.ts";
import { type ReactNode, useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { HelpSearch } from "./help-search.tsx";
import { HelpTree } from "./help-tree.tsx";
import styles from "./help-frame.module.css";
import { ServiceCard } from "./service-card.tsx";

type Props = {
  /** The current article's address, as written in the data. */
  current: string;
  keywords: string;
  children: ReactNode;
};

/** The layout of the help center: an article with search, the article tree and customer service. */
export function HelpFrame({ current, keywords, children }: Props) {
  const treeId = useId();
  const { key } = useLocation();
  // Keyed by location, so following a link collapses the tree on a narrow screen.
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const isUnfolded = unfoldedAt === key;
  return (
    <div className={styles.root}>
      <aside className={styles.side} aria-label="帮助中心">
        <HelpSearch key={keywords} keywords={keywords} />
        <Button
          className={styles.unfold}
          variant="plain"
          aria-expanded={isUnfolded}
          aria-controls={treeId}
          onClick={() => setUnfoldedAt(isUnfolded ? undefined : key)}
        >
          帮助目录
          {isUnfolded ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </Button>
        <div className={clsx(styles.tree, isUnfolded && styles.unfolded)}>
          <HelpTree id={treeId} current={current} />
        </div>
        <div className={styles.serviceAside}>
          <ServiceCard />
        </div>
      </aside>
      <Box narrow>{children}</Box>
      <div className={styles.serviceBelow}>
        <ServiceCard />
      </div>
    </div>
  );
}
