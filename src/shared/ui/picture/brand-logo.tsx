import { Box, Flex, Image } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { company } from "#src/shared/company.ts";
import { paths } from "#src/shared/paths.ts";

type Props = {
  /** `compact` is small, and shows only the mark on narrow screens. */
  size?: "md" | "sm" | "compact";
  /** Shown beside the name, as on the login page: `欢迎登录`. */
  caption?: string | undefined;
};

/** The shop's logo and name, linking to the home page. */
export function BrandLogo({ size = "md", caption }: Props) {
  const isSmall = size !== "md";
  return (
    <Flex align="center" gap="4" flexShrink="0">
      <Flex asChild align="center" gap={isSmall ? "2" : "3"} color="brand.fg">
        <Link to={paths.home()} aria-label={size === "compact" ? `${company.brand}，返回首页` : undefined}>
          <Image src="/favicon.svg" alt="" boxSize={isSmall ? "8" : "12"} flexShrink="0" />
          <Box display={size === "compact" ? { base: "none", sm: "block" } : "block"} whiteSpace="nowrap">
            <Box fontSize={isSmall ? "lg" : "2xl"} fontWeight="700" lineHeight="1.2" letterSpacing="0.04em">
              {company.brand}
            </Box>
            {!isSmall && (
              <Box mt="0.5" color="fg.subtle" fontSize="xs" lineHeight="1.3" letterSpacing="0.26em">
                正品药械批发商城
              </Box>
            )}
          </Box>
        </Link>
      </Flex>
      {caption && (
        <Box ps="4" borderStartWidth="1px" borderColor="border.strong" color="fg.muted" fontSize="lg">
          {caption}
        </Box>
      )}
    </Flex>
  );
}
