import { Box, Flex, Heading, Image } from "@chakra-ui/react";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text-link.tsx";
import { useCommonData } from "../hooks/use-common-data.ts";

const SHOWN = 10;

/** Brands as one line of marks, each leading to its goods. */
export function BrandStrip() {
  const brands = useCommonData()?.brand.slice(0, SHOWN) ?? [];
  if (brands.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="brands">
      <Heading id="brands" as="h2" pb="3" fontSize="lg" fontWeight="600">
        品牌精选
      </Heading>
      <Flex as="ul" wrap="wrap" gap="2">
        {brands.map(({ id, name, image }) => (
          <Box as="li" key={id} flex="1" minW="28">
            <TextLink
              to={paths.list({ brand_id: id })}
              display="flex"
              alignItems="center"
              justifyContent="center"
              gap="2"
              h="16"
              px="3"
              bg="bg.panel"
              borderWidth="1px"
              rounded="md"
              _hover={{ borderColor: "brand.border" }}
            >
              {image && <Image src={image} alt="" boxSize="8" loading="lazy" />}
              {name}
            </TextLink>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
