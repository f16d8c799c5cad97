import { Box, Flex, Heading } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";

type Props = {
  title: string;
  hint?: ReactNode;
  /** The link to more of it. */
  moreTo?: string;
  /** At the end of the heading, where there is no link to more. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled block of the home page. */
export function HomeBlock({ title, hint, moreTo, aside, children }: Props) {
  const id = useId();
  return (
    <Flex as="section" aria-labelledby={id} direction="column" minW="0">
      <Flex align="center" gap="3" minH="10">
        <Heading id={id} as="h2" fontSize="lg" fontWeight="600" whiteSpace="nowrap">
          {title}
        </Heading>
        {hint && (
          <Box color="fg.subtle" truncate>
            {hint}
          </Box>
        )}
        <Box ms="auto" flexShrink="0">
          {moreTo ? (
            <TextLink to={moreTo} display="flex" alignItems="center" py="1" color="fg.subtle">
              查看更多
              <Box as="span" srOnly>
                {title}
              </Box>
              <ChevronRight size={14} aria-hidden />
            </TextLink>
          ) : (
            aside
          )}
        </Box>
      </Flex>
      <Box flex="1">{children}</Box>
    </Flex>
  );
}
