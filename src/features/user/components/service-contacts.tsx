import { Box, Flex, Grid } from "@chakra-ui/react";
import { Headset, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#generated/model/index.ts";
import { company } from "#src/shared/company.ts";

type Props = { user: User | null | undefined };

/** The buyer's account manager, if there is one, and the complaint hotline (specification section 6). */
export function ServiceContacts({ user }: Props) {
  const manager = user?.admin;
  const hotline = user?.common_config.hot_line || company.hotline;
  return (
    <Grid
      as="dl"
      gridTemplateColumns="auto auto"
      columnGap="2"
      rowGap="1"
      justifyContent="start"
      fontSize="xs"
      whiteSpace="nowrap"
    >
      {manager?.name && (
        <Line
          icon={<Headset size={16} />}
          label={manager.is_default === 0 ? `专属客服 ${manager.name}` : `客服 ${manager.name}`}
          phone={manager.phone}
        />
      )}
      <Line icon={<Phone size={16} />} label="投诉热线" phone={hotline} />
    </Grid>
  );
}

function Line({ icon, label, phone }: { icon: ReactNode; label: string; phone: string }) {
  return (
    <Grid gridTemplateColumns="subgrid" gridColumn="1 / -1" alignItems="center">
      <Flex as="dt" align="center" gap="2" color="fg.muted">
        <Box as="span" color="brand.solid" aria-hidden>
          {icon}
        </Box>
        {label}
      </Flex>
      <Box as="dd" fontWeight="600" fontSize="sm" _hover={{ color: "brand.solid" }}>
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
      </Box>
    </Grid>
  );
}
