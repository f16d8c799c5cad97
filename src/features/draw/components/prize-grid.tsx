import { chakra } from "@chakra-ui/react";
import type { LotteryPrize } from "#generated/model/index.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { useRunningLight } from "../hooks/use-running-light.ts";
import { clockwise } from "../lib/clockwise.ts";

const COLUMNS = 3;
const PICTURE_RATIO = 760 / 300;

type Props = {
  prizes: readonly LotteryPrize[];
  isDrawing: boolean;
  drawnId: number | undefined;
};

/** The prizes as tiles; during the draw a highlight circles them and stops on the winning one. */
export function PrizeGrid({ prizes, isDrawing, drawnId }: Props) {
  const light = useRunningLight(isDrawing, prizes.length);
  const way = clockwise(prizes.length, COLUMNS);
  const lit = light === undefined ? undefined : prizes[way[light] ?? 0]?.id;
  return (
    <chakra.ul css={styles} aria-label="奖品">
      {prizes.map(({ id, name, remarks, image }) => (
        <li key={id} data-lit={id === lit || undefined} data-drawn={id === drawnId || undefined}>
          <DataPicture src={image} alt="" ratio={PICTURE_RATIO} />
          <b>{name}</b>
          <small>{remarks}</small>
        </li>
      ))}
    </chakra.ul>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", sm: "repeat(3, minmax(0, 1fr))" },
  gap: "2",
  "& li": {
    display: "flex",
    flexDirection: "column",
    p: "1.5",
    borderWidth: "2px",
    borderColor: "border",
    borderRadius: "md",
    bg: "bg.panel",
    listStyle: "none",
    transition: "border-color 80ms, background 80ms",
  },
  "& li[data-lit]": { borderColor: "promo.500", bg: "promo.50" },
  "& li[data-drawn]": { borderColor: "promo.500", bg: "promo.100", boxShadow: "md" },
  "& b": { mt: "1", fontWeight: "600", lineHeight: "1.4" },
  "& small": { color: "fg.subtle", fontSize: "xs", lineHeight: "1.4" },
} as const;
