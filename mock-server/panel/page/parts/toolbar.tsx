import { Box, HStack, Input, InputGroup, Kbd } from "@chakra-ui/react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { Search } from "#generated/icons/search.ts";
import { X } from "#generated/icons/x.ts";
import { say } from "../language.ts";
import { IconAction } from "./action-button.tsx";

type Props = {
  /** The text that filters the list, and the name of its field. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly before?: React.ReactNode;
  /** The number of what is shown. */
  readonly count?: React.ReactNode;
  readonly children?: React.ReactNode;
};

/** Filters a page's list: a field, focused by `/`, and other choices. */
export const Toolbar = ({ value, onChange, label, before, count, children }: Props) => (
  <HStack wrap="wrap" gap="3" marginBlockEnd="4">
    {before}
    <Box role="search" flex="1 1 16rem" maxWidth="24rem">
      <InputGroup
        startElement={<Search size={15} />}
        endElement={
          value === "" ? (
            <Kbd hideBelow="md" aria-hidden size="sm">
              /
            </Kbd>
          ) : (
            <IconAction
              icon={X}
              text={say("Clear filter", "清空筛选")}
              size="2xs"
              onClick={() => onChange("")}
            />
          )
        }
      >
        <Input
          type="search"
          data-filter
          aria-label={label}
          placeholder={label}
          css={{ "&::-webkit-search-cancel-button": { display: "none" } }}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== "Escape") return;
            onChange("");
            currentTarget.blur();
          }}
        />
      </InputGroup>
    </Box>
    {children}
    {count !== undefined && (
      <Subtle marginInlineStart="auto" role="status">
        {count}
      </Subtle>
    )}
  </HStack>
);
