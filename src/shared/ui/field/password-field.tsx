import { chakra } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { TextField } from "./text-field.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "trailing" | "pe">;

/** A password field with a button that reveals the password. */
export function PasswordField(field: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      pe="11"
      trailing={
        <chakra.button
          type="button"
          aria-label={`${isShown ? "隐藏" : "显示"}${field.label}`}
          position="absolute"
          insetEnd="1"
          display="grid"
          placeItems="center"
          boxSize="8"
          color="fg.subtle"
          cursor="pointer"
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </chakra.button>
      }
    />
  );
}
