import { describe, expect, it } from "vitest";
import { type ClaimDraft, claimLines, EMPTY_CLAIM, isClaimDraft } from "./claim-draft.ts";

const picture = { id: "f1", url: "/1.jpg", name: "1.jpg" };
const draft: ClaimDraft = { reason: 4, describe: "破损", numbers: { 11: 2, 12: 1 }, pictures: [picture] };

describe("the draft of a return or complaint", () => {
  it.each([
    ["with everything", draft],
    ["before anything is filled in", EMPTY_CLAIM],
    ["without a reason, which storage leaves out", { ...draft, reason: undefined }],
  ])("is valid %s", (_case, value) => {
    expect(isClaimDraft(JSON.parse(JSON.stringify(value)))).toBe(true);
  });

  it.each([
    ["no object", 4],
    ["null", null],
    ["a reason that is no number", { ...draft, reason: "4" }],
    ["no description", { ...draft, describe: undefined }],
    ["no quantities", { ...draft, numbers: null }],
    ["quantities that are none", { ...draft, numbers: "2" }],
    ["a quantity of zero among others", { ...draft, numbers: { 11: 2, 12: 0 } }],
    ["a fraction", { ...draft, numbers: { 11: 1.5 } }],
    ["pictures that are no list", { ...draft, pictures: picture }],
    ["one picture without an id among others", { ...draft, pictures: [picture, { ...picture, id: 1 }] }],
    ["a picture without an address", { ...draft, pictures: [{ ...picture, url: undefined }] }],
    ["a picture without a name", { ...draft, pictures: [{ ...picture, name: null }] }],
    ["null for a picture", { ...draft, pictures: [null] }],
  ])("is invalid with %s", (_case, value) => {
    expect(isClaimDraft(value)).toBe(false);
  });
});

it("sends the lines in the order of their ids", () => {
  expect(claimLines(draft.numbers)).toEqual([
    { order_line_id: 11, number: 2 },
    { order_line_id: 12, number: 1 },
  ]);
});
