import type { LotteryPrize } from "#generated/model/index.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { useRunningLight } from "../hooks/use-running-light.ts";
import styles from "./prize-grid.module.css";
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
    <ul className={styles.root} aria-label="奖品">
      {prizes.map(({ id, name, remarks, image }) => (
        <li key={id} data-lit={id === lit || undefined} data-drawn={id === drawnId || undefined}>
          <DataPicture src={image} alt="" ratio={PICTURE_RATIO} />
          <b>{name}</b>
          <small>{remarks}</small>
        </li>
      ))}
    </ul>
  );
}
