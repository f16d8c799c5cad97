import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import type { InputProps } from "#src/shared/ui/field/text-input.tsx";
import { Box, Row } from "#src/shared/ui/layout/layout.tsx";

type Props = InputProps & {
  error?: string | undefined;
  /** Undefined for a type of certificate that always has an end. */
  longTerm: { value: boolean; onChange: (isLongTerm: boolean) => void } | undefined;
};

/** The last day of a certificate, or a tick that it has none (长期). */
export function ValidityField({ longTerm, error, ...input }: Props) {
  const today = useServerClock(shanghaiDay);
  const tick = longTerm && (
    <Row as="label" gap="1" align="center" minH="8" inline clickable>
      <Box
        as="input"
        checkbox
        type="checkbox"
        checked={longTerm.value}
        onChange={(event) => longTerm.onChange(event.target.checked)}
      />
      长期
    </Row>
  );
  if (longTerm?.value) return <TextField label="有效期至" readOnly value="长期有效" trailing={tick} />;
  return (
    <TextField
      label="有效期至"
      type="date"
      min={today}
      max="2099-12-31"
      trailing={tick}
      error={error}
      {...input}
    />
  );
}
