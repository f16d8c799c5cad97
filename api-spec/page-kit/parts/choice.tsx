import { Button, Group, type GroupProps } from "@chakra-ui/react";

type Props<T extends string> = Omit<GroupProps, "onChange"> & {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, title: string])[];
  readonly onPick: (value: T) => void;
};

/** One of a few values, all in view. */
export const Choice = <T extends string>({ label, value, options, onPick, ...group }: Props<T>) => (
  <Group attached role="group" aria-label={label} data-screen-only {...group}>
    {options.map(([one, title]) => (
      <Button
        key={one}
        aria-pressed={one === value}
        {...(one === value && { variant: "subtle", colorPalette: "brand" })}
        onClick={() => onPick(one)}
      >
        {title}
      </Button>
    ))}
  </Group>
);
