import { median } from "../../../support/median.ts";
import type { Figure } from "../../print-table.ts";
import { effort, isQuick } from "../effort.ts";
import { falls, keepRatios, lastRatios } from "./last-ratios.ts";
import { costRatioOf, type MeasuredRead, measureReads, ratioOf } from "./measure-reads.ts";

const TARGET = 9;
const FALL = 1 / 5;

/**
 * Compares the shop's reads with stock Prism, as a visitor and as a buyer. Reports the reads that are slower than in
 * the last run by more than a fifth, then saves the present ratios for the next run.
 */
export async function measureUsedReads(): Promise<Figure[]> {
  const measured = await measureReads({ requests: effort.reads, rounds: effort.rounds });
  const present = Object.fromEntries(measured.map((each) => [each.read.name, costRatioOf(each)]));
  // Figures of a quick run mean nothing.
  if (isQuick) return measured.map(figureOf);
  for (const { name, from, to } of falls(lastRatios(), present, FALL))
    console.log(
      `! ${name} fell by more than a fifth: ${to.toFixed(1)} × stock Prism, it was ${from.toFixed(1)}`,
    );
  keepRatios(present);
  return measured.map(figureOf);
}

function figureOf(each: MeasuredRead): Figure {
  const { read, mock, prism } = each;
  const rate = (rounds: MeasuredRead["mock"]) => Math.round(median(rounds.map((round) => round.rate)));
  return {
    name: read.name,
    value: ratioOf(each),
    unit: "×",
    note: `${rate(mock)} against ${rate(prism)} req/s; ${costRatioOf(each).toFixed(1)} × by processor time`,
    ...(read.isUsedMost && { target: TARGET, atLeast: true }),
  };
}
