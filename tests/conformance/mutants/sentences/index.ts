import { loadContract } from "#scripts/api-client/contract/load-contract.ts";
import { COMPARISONS } from "#scripts/conformance/comparisons/index.ts";
import { arrangedFlows } from "#scripts/conformance/flows/arranged/flows.ts";
import { flowsOf } from "#scripts/conformance/flows/flows.ts";
import { VERDICTS } from "#scripts/conformance/sentences/verdicts.ts";
import type { Mutant } from "../mutant.ts";
import { ACCOUNT } from "./account.ts";
import { BOUGHT } from "./bought.ts";
import { CART_SENTENCES } from "./cart.ts";
import { FILES } from "./files.ts";
import { FORMS } from "./forms.ts";
import { GOODS } from "./goods.ts";
import { MEMBERS } from "./members.ts";
import { MONEY_SENTENCES } from "./money.ts";
import { NEWEST_FIRST } from "./newest-first.ts";
import { OFFERS } from "./offers.ts";
import { ORDER_OF_LISTS } from "./order-of-lists.ts";
import { ORDER_SENTENCES } from "./orders.ts";
import { PAPER_SENTENCES } from "./papers.ts";
import { SEARCH } from "./search.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";
import { STORES } from "./stores.ts";
import { TERMS } from "./terms.ts";

const operationsOf = new Map<string, readonly string[]>(
  [...flowsOf(loadContract()), ...arrangedFlows].map(({ id, operations }) => [`flow ${id}`, operations]),
);
/** A world's name has at most 64 letters. */
const LONGEST_NAME = 50;

/** The first words of a sentence, after the operation that breaks it. */
const nameOf = ({ at, sentence }: SentenceMutant): string =>
  `${at}-${sentence.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`.slice(0, LONGEST_NAME);

/** Runs the operations of the comparisons and the flow that judge the sentence, too. */
function toMutant(negation: SentenceMutant): Mutant[] {
  const { sentence, at, judged = [], user, in: planted = at, byPages, twist } = negation;
  const verdict = VERDICTS.get(sentence);
  if (verdict?.kind !== "judged") return [];
  const compared = COMPARISONS.filter((each) => each.sentence === sentence).flatMap(
    (each) => each.operations,
  );
  const operations = [
    ...new Set([at, planted, ...judged, ...compared, ...(operationsOf.get(verdict.by) ?? [])]),
  ];
  return [
    {
      name: nameOf(negation),
      fault: `it is not so: ${sentence}`,
      found: [at, "sentence"],
      sentence,
      judged: operations,
      isArranged: true,
      ...(user !== undefined && { user }),
      ...(byPages && { byPages }),
      plant: () => ({ [planted]: twist() }),
    },
  ];
}

/**
 * Negations of the contract's sentences, written from the sentences alone, without their laws. Those of sentences that
 * no law judges yet wait for one.
 */
export const SENTENCES: readonly Mutant[] = [
  ...ACCOUNT,
  ...NEWEST_FIRST,
  ...GOODS,
  ...SEARCH,
  ...BOUGHT,
  ...OFFERS,
  ...CART_SENTENCES,
  ...ORDER_SENTENCES,
  ...PAPER_SENTENCES,
  ...MONEY_SENTENCES,
  ...ORDER_OF_LISTS,
  ...FORMS,
  ...STORES,
  ...FILES,
  ...MEMBERS,
  ...TERMS,
].flatMap(toMutant);
