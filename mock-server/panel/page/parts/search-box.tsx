import { Box, IconButton, Input, InputGroup, Kbd } from "@chakra-ui/react";
import { Search } from "#generated/icons/search.ts";
import { X } from "#generated/icons/x.ts";
import { say } from "../language.ts";

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
};

/** The field that filters a page's list, focused by `/`. */
export const SearchBox = ({ value, onChange, label }: Props) => (
  <Box role="search" flex="1 1 16rem" maxWidth="24rem">
    <InputGroup
      startElement={<Search size={15} aria-hidden />}
      endElement={
        value === "" ? (
          <Kbd hideBelow="md" aria-hidden size="sm">
            /
          </Kbd>
        ) : (
          <IconButton
            variant="ghost"
            size="2xs"
            aria-label={say("Clear filter", "清空筛选")}
            onClick={() => onChange("")}
          >
            <X size={14} aria-hidden />
          </IconButton>
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
);
