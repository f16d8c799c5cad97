import { Button, type ButtonProps, IconButton } from "@chakra-ui/react";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import type { MockControl } from "#mock/client.ts";
import { useControlAction } from "../world/use-control-action.ts";

type Props = ButtonProps & { readonly icon: LucideIcon; readonly text: string };

/** A button with an icon before its text; `isMain` is the one of several that people press most. */
export const ActionButton = ({
  icon: Icon,
  text,
  isMain,
  ...button
}: Props & { isMain?: boolean | undefined }) => (
  <Button {...(isMain && { variant: "solid", colorPalette: "brand" })} {...button}>
    <Icon /> {text}
  </Button>
);

/** A button that is an icon; `text` is read to those who do not see it. */
export const IconAction = ({ icon: Icon, text, ...button }: Props) => (
  <IconButton variant="ghost" aria-label={text} {...button}>
    <Icon />
  </IconButton>
);

type ControlProps<T> = Props & {
  readonly isMain?: boolean;
  readonly isIcon?: boolean;
  readonly act: (control: MockControl) => Promise<T>;
  /** The notice of its success. */
  readonly done?: (result: T) => string;
};

/** A button that acts on the world; a second press waits for the first. */
export function ControlButton<T>({ act, done, isIcon = false, ...button }: ControlProps<T>) {
  const { isPending, mutate } = useControlAction(act, done && ((_: void, result: T) => done(result)));
  const Shown = isIcon ? IconAction : ActionButton;
  return <Shown {...button} onClick={() => isPending || mutate()} />;
}
