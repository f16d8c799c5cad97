import { Box } from "@chakra-ui/react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { menuGroups } from "#src/shared/member-menu.ts";

/** The member centre's menu; `title` is the current page, which is highlighted. */
export function MemberMenu({ title }: { title: string }) {
  const { pathname } = useLocation();
  return (
    <Box
      as="nav"
      aria-label="会员中心"
      hideBelow="lg"
      mt="3"
      pb="3"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      css={{
        "& a": { display: "block", px: "5", lineHeight: "{sizes.9}", color: "fg.muted" },
        "& a:hover": { color: "brand.fg" },
        "& a[aria-current]": {
          color: "brand.fg",
          fontWeight: "600",
          bg: "brand.subtle",
          boxShadow: "inset 3px 0 0 {colors.brand.solid}",
        },
      }}
    >
      <Box borderBottomWidth="1px" fontSize="md" fontWeight="600" lineHeight="tall">
        <Link to={paths.member()} aria-current={title === "会员中心" ? "page" : undefined}>
          会员中心
        </Link>
      </Box>
      {menuGroups.map((group) => (
        <Box key={group.title}>
          <Box px="5" pt="4" pb="1" color="fg.subtle" fontSize="xs">
            {group.title}
          </Box>
          <ul>
            {group.entries.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={markOf(label === title, pathname.startsWith(`${to}/`))}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  );
}

/** `page` for the page itself, `true` for the section it belongs to: a request belongs to the wanted varieties. */
function markOf(isPage: boolean, isBelow: boolean): "page" | "true" | undefined {
  return isPage ? "page" : isBelow ? "true" : undefined;
}
