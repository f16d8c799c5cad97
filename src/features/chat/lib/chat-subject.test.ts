import { expect, test } from "vitest";
import { isSubject, subjectAt } from "./chat-subject.ts";

test.each([
  ["/list/info/7", { kind: "goods", id: 7 }],
  ["/list/info-pt/12/", { kind: "goods", id: 12 }],
  ["/order/info/9006", { kind: "order", id: 9006 }],
  ["/order/info/0", undefined],
  ["/order/returnInfo/9006", undefined],
  ["/", undefined],
])("%s is about %o", (path, subject) => expect(subjectAt(path)).toEqual(subject));

test.each([
  [{ kind: "goods", id: 7 }, true],
  [{ kind: "goods", id: "../user" }, false],
  [{ kind: "javascript:alert(1)", id: 7 }, false],
  [null, false],
])("%o is a subject: %s", (value, expected) => expect(isSubject(value)).toBe(expected));
