import { NativeSelect, type NativeSelectFieldProps, type NativeSelectRootProps } from "@chakra-ui/react";

type Props = Omit<NativeSelectFieldProps, "onChange" | "size"> & {
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly onPick: (value: string) => void;
  readonly disabled?: boolean;
  readonly width?: NativeSelectRootProps["width"];
};

/** The browser's own list of choices. */
export const Select = ({ options, onPick, width = "full", disabled = false, ...field }: Props) => (
  <NativeSelect.Root size="xs" disabled={disabled} width={width} maxWidth="full">
    <NativeSelect.Field {...field} onChange={({ target }) => onPick(target.value)}>
      {options.map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
