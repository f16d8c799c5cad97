import { Box, Button, Flex } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { BannerArt } from "./banner-art.tsx";

type Props = { onRetry: (() => void) | undefined };

/** Replaces the carousel's pictures; inline SVG, so it needs no download. */
export function HomeBanner({ onRetry }: Props) {
  return (
    <Flex
      position="relative"
      h="full"
      minH={{ base: "48", md: "60" }}
      align="center"
      px={{ base: "5", md: "12" }}
      py="5"
      rounded="md"
      overflow="hidden"
      bgGradient="to-br"
      gradientFrom="brand.800"
      gradientTo="brand.500"
      color="white"
    >
      <BannerArt />
      <Box position="relative" maxW="md">
        <Box fontSize={{ base: "2xl", md: "3xl" }} fontWeight="700" lineHeight="1.25">
          常备药品，一次配齐
        </Box>
        <Box mt="2" mb="4" fontSize="md" color="brand.100">
          药品、医疗器械与中药材同车下单，
          <br />
          阶梯价、效期与库存逐条写明。
        </Box>
        <Flex gap="3" wrap="wrap">
          <Button asChild bg="white" color="brand.fg" _hover={{ bg: "brand.subtle" }}>
            <Link to={paths.list()}>浏览全部商品</Link>
          </Button>
          <Button asChild variant="outline" borderColor="brand.200" color="white" _hover={{ bg: "brand.fg" }}>
            <Link to={paths.list({ is_promotion: 1 })}>查看促销品种</Link>
          </Button>
          {onRetry && (
            <Button variant="plain" color="white" textDecoration="underline" onClick={onRetry}>
              重新加载焦点图
            </Button>
          )}
        </Flex>
      </Box>
    </Flex>
  );
}
