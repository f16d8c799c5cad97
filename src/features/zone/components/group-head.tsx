import { Box, Skeleton } from "@chakra-ui/react";
import { ShieldCheck } from "lucide-react";
import type { ControlledGroup } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import { AccessBadge } from "./access-badge.tsx";

const RATIO = 760 / 300;

/** The group's name and description; undefined while loading, and if loading failed. */
export function GroupHead({ group, failed }: { group: ControlledGroup | undefined; failed: boolean }) {
  const { isVisitor } = useApplicant();
  return (
    <ZoneHero
      title={group?.name ?? "控销专区"}
      lead={
        !failed && (
          <Box minH={{ base: "11", md: "5" }}>
            {group?.describe ?? <Skeleton w="2/3" h={{ base: "11", md: "5" }} />}
          </Box>
        )
      }
      tone="deep"
      icon={ShieldCheck}
      mark={
        <Box hideBelow="md" w="60" overflow="hidden" rounded="sm">
          {group ? (
            <DataPicture src={group.image} alt="" ratio={RATIO} eager />
          ) : (
            <div style={{ aspectRatio: RATIO }} />
          )}
        </Box>
      }
      facts={[{ name: "个控销品种", value: group?.goods_number ?? "--" }]}
      aside={
        <Box display="flex" alignItems="center" gap="3">
          {group && !isVisitor && <AccessBadge access={group.access} />}
          <TextLink to={paths.controlled()} _hover={{ textDecoration: "underline" }}>
            全部控销分组
          </TextLink>
        </Box>
      }
    />
  );
}
