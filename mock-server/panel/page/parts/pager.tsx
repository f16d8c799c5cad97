import { Button, HStack } from "@chakra-ui/react";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { say } from "../language.ts";

type Props = { page: number; pages: number; onChange: (page: number) => void };

export function Pager({ page, pages, onChange }: Props) {
  if (pages < 2) return null;
  return (
    <HStack as="nav" justifyContent="center" marginBlock="4" aria-label={say("Pages", "分页")}>
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft /> {say("Previous", "上一页")}
      </Button>
      <span>
        {page} / {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {say("Next", "下一页")} <ChevronRight />
      </Button>
    </HStack>
  );
}
