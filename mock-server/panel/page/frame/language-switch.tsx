import { Button } from "@chakra-ui/react";
import { Languages } from "#generated/icons/languages.ts";
import { say, switchLanguage } from "../language.ts";

/** Switches the panel to its other language, in whose own words it is labeled. */
export function LanguageSwitch() {
  return (
    <Button lang={say("zh-CN", "en")} title={say("切换为中文", "Switch to English")} onClick={switchLanguage}>
      <Languages size={14} aria-hidden /> {say("中文", "EN")}
    </Button>
  );
}
