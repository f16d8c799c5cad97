import { Box, Flex } from "@chakra-ui/react";
import { Headset, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#generated/model/index.ts";
import { company } from "#src/shared/company.ts";

type Props = { user: User | null | undefined };

/** The buyer's account manager, when there is one, and the complaint hotline. */
export function ServiceContacts({ user }: Props) {
  const manager = user?.admin;
  const hotline = user?.common_config.hot_line || company.hotline;
  return (
    <Box as="dl" fontSize="xs" lineHeight="1.4">
      {manager?.name && (
        <Line
          icon={<Headset size={16} />}
          label={manager.is_default === 0 ? `专属客服 ${manager.name}` : `客服 ${manager.name}`}
          phone={manager.phone}
        />
      )}
      <Line icon={<Phone size={16} />} label="投诉热线" phone={hotline} />
    </Box>
  );
}

function Line({ icon, label, phone }: { icon: ReactNode; label: string; phone: string }) {
  return (
    <Flex align="center" gap="2" py="0.5" whiteSpace="nowrap">
      <Flex as="dt" align="center" gap="2" color="fg.muted">
        <Box as="span" color="brand.solid" aria-hidden>
          {icon}
        </Box>
        {label}
      </Flex>
      <Box as="dd" fontWeight="600" fontSize="sm">
        <a href={`tel:${phone}`}>{phone}</a>
      </Box>
    </Flex>
  );
}
