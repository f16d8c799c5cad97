import { Box, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { MenuItem } from "#generated/model/index.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCategoryMenu } from "../hooks/use-category-menu.ts";
import { CategoryFailed } from "./category-failed.tsx";
import { CategoryLogo } from "./category-logo.tsx";

/** The category menu for a narrow screen: entries expand in place, one at a time. */
export function CategoryList() {
  const { entries, isFailed, retry, label, linkTo } = useCategoryMenu();
  if (isFailed) return <CategoryFailed onRetry={retry} />;
  return (
    <nav aria-label={label}>
      <ul>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <chakra.details name="categories" css={{ "&[open] svg": { transform: "rotate(180deg)" } }}>
              <chakra.summary display="flex" alignItems="center" gap="2.5" py="2.5" cursor="pointer">
                <CategoryLogo entry={entry} isOn={false} />
                <Box flex="1">{entry.name}</Box>
                <ChevronDown size={16} aria-hidden />
              </chakra.summary>
              <Box ps="7" pb="2">
                <TextLink to={linkTo(entry.id)} display="block" py="2" color="brand.fg">
                  全部{entry.name}
                </TextLink>
                {entry.children.map((group) => (
                  <Group key={group.id} group={group} linkTo={linkTo} />
                ))}
              </Box>
            </chakra.details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupProps = { group: MenuItem; linkTo: (id: number) => string };

function Group({ group, linkTo }: GroupProps) {
  return (
    <>
      <TextLink to={linkTo(group.id)} display="block" py="1.5" fontWeight="600">
        {group.name}
      </TextLink>
      <Flex as="ul" wrap="wrap" columnGap="5">
        {group.children.map((leaf) => (
          <li key={leaf.id}>
            <TextLink to={linkTo(leaf.id)} display="block" py="1.5" color="fg.muted">
              {leaf.name}
            </TextLink>
          </li>
        ))}
      </Flex>
    </>
  );
}
