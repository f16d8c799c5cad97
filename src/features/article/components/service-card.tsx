import { Box, Button, Flex } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { company } from "#src/shared/company.ts";
import { paths } from "#src/shared/paths.ts";

/** Contact options for when no article helps. */
export function ServiceCard() {
  return (
    <Box p="4" borderTopWidth={{ lg: "1px" }}>
      <Box color="fg.subtle" fontSize="xs">
        没有找到答案？
      </Box>
      <Box asChild fontSize="lg" fontWeight="700" color="brand.fg" _hover={{ textDecoration: "underline" }}>
        <a href={`tel:${company.hotline}`}>{company.hotline}</a>
      </Box>
      <Box color="fg.subtle" fontSize="xs">
        {company.serviceHours}
      </Box>
      <Flex gap="2" mt="3">
        <Button asChild size={{ base: "sm", lg: "xs" }} variant="outline" flex="1">
          <Link to={paths.help("fwbz/zskf")}>在线客服</Link>
        </Button>
        <Button asChild size={{ base: "sm", lg: "xs" }} variant="outline" flex="1">
          <Link to={paths.help("us/tsjy")}>投诉建议</Link>
        </Button>
      </Flex>
    </Box>
  );
}
