import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type Props = { title: string; hint?: ReactNode; children: ReactNode };

/** A titled section of a long form. Fields in an element with `data-part="pair"` are laid out side by side. */
export function FormSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <chakra.section css={styles} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {hint && <span>{hint}</span>}
      </header>
      {children}
    </chakra.section>
  );
}

const styles = {
  "* + &": { mt: "6" },
  "& > header": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "3",
    mb: "3",
    pb: "2",
    borderBottomWidth: "1px",
  },
  "& > header h2": { fontSize: "md", fontWeight: "600" },
  "& > header span": { color: "fg.subtle", fontSize: "xs" },
  "& [data-part=pair]": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "4",
  },
} as const;
