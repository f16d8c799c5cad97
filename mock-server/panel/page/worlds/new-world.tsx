import { HStack, Input, Text } from "@chakra-ui/react";
import { Plus } from "#generated/icons/plus.ts";
import { useState } from "react";
import { ActionButton } from "../parts/action-button.tsx";
import { isWorldName, showWorld } from "../world/world-address.ts";
import { say } from "../language.ts";

/** A world is created on first use. */
export function NewWorld() {
  const [name, setName] = useState("");
  const isBad = name !== "" && !isWorldName(name);
  return (
    <HStack
      as="form"
      wrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWorldName(name)) showWorld(name);
      }}
    >
      <Input
        width="15rem"
        aria-label={say("Name of the new world", "新沙箱的名称")}
        aria-invalid={isBad}
        aria-describedby={isBad ? "world-rule" : undefined}
        placeholder={say("Name of the new world", "新沙箱的名称")}
        value={name}
        maxLength={64}
        onChange={({ target }) => setName(target.value)}
      />
      <ActionButton
        isMain
        icon={Plus}
        text={say("New world", "新建沙箱")}
        type="submit"
        disabled={!isWorldName(name)}
      />
      {isBad && (
        <Text color="fg.error" fontSize="xs" id="world-rule">
          {say("Only letters, digits, dots, underscores and hyphens", "只能用字母、数字、点、下划线和连字符")}
        </Text>
      )}
    </HStack>
  );
}
