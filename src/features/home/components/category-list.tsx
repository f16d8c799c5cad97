import { Box } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { TextLink } from "#src/shared/ui/text-link.tsx";
import { useCommonData } from "../hooks/use-common-data.ts";
import { categorySourceFor } from "../lib/category-source.ts";

/** The category menu folded for a narrow screen: each entry opens in place. */
export function CategoryList() {
  const { pathname } = useLocation();
  const data = useCommonData();
  const { entriesOf, linkTo } = categorySourceFor(pathname);
  return (
    <ul>
      {data &&
        entriesOf(data).map((entry) => (
          <li key={entry.id}>
            <details>
              <Box as="summary" py="2" cursor="pointer">
                {entry.name}
              </Box>
              <Box as="ul" ps="4" pb="2">
                <li>
                  <TextLink to={linkTo(entry.id)} display="block" py="1.5" color="brand.fg">
                    全部{entry.name}
                  </TextLink>
                </li>
                {entry.children.map((group) => (
                  <li key={group.id}>
                    <TextLink to={linkTo(group.id)} display="block" py="1.5" color="fg.muted">
                      {group.name}
                    </TextLink>
                  </li>
                ))}
              </Box>
            </details>
          </li>
        ))}
    </ul>
  );
}
