import { Box, Flex, Grid, Heading } from "@chakra-ui/react";
import type { RefObject } from "react";
import type { Agreement } from "#generated/model/index.ts";

type Props = {
  agreement: Agreement;
  /** Shown in a scrollable box, beside or above the signature. */
  isBoxed: boolean;
  /** Placed after the last word. */
  end: RefObject<HTMLDivElement | null>;
};

/** The text of the agreement, with its parties. */
export function AgreementText({ agreement, isBoxed, end }: Props) {
  return (
    <Box
      px={{ base: "4", md: "10" }}
      py="8"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      {...(isBoxed && {
        role: "region",
        "aria-label": "合同全文",
        tabIndex: 0,
        position: "relative",
        maxH: { base: "calc(100dvh - {sizes.80})", lg: "calc(100dvh - {sizes.56})" },
        minH: "80",
        overflowY: "auto",
      })}
    >
      <Heading as="h2" fontSize="xl" fontWeight="600" textAlign="center">
        {agreement.title}
      </Heading>
      <Grid
        as="dl"
        gridTemplateColumns={{ base: "auto", md: "auto auto" }}
        justifyContent="center"
        columnGap="10"
        mt="3"
        color="fg.muted"
      >
        <Fact name="合同编号" value={agreement.contract_no} />
        <Fact name="甲方" value={agreement.party_a} />
        <Fact name="乙方" value={agreement.party_b} />
        <Fact name="有效期至" value={agreement.expires_at} />
      </Grid>
      {agreement.sections.map(({ heading, body }) => (
        <Box as="section" key={heading} mt="6">
          <Heading as="h3" fontSize="md" fontWeight="600">
            {heading}
          </Heading>
          <Box mt="2" lineHeight="1.9" whiteSpace="pre-wrap">
            {body}
          </Box>
        </Box>
      ))}
      <Box ref={end} h="0.5" />
    </Box>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Flex>
      <dt>{name}：</dt>
      <dd>{value}</dd>
    </Flex>
  );
}
