import { expect, it } from "vitest";
import { plainText } from "#src/shared/lib/written.ts";
import { findPhone, otherPhoneIn } from "./find-phone.ts";

const read = (text: string) => {
  const plain = plainText(text);
  const found = findPhone(plain);
  return found && [found.phone, found.extension, plain.slice(0, found.start) + plain.slice(found.end)];
};

it.each([
  ["13800001234", "13800001234", undefined],
  ["+86 138-0000-1234", "13800001234", undefined],
  ["（+86）138 0000 1234", "13800001234", undefined],
  ["13800001234转801", "13800001234", "801"],
  ["18400001234-5678", "18400001234", "5678"],
  ["0571-88880000", "0571-88880000", undefined],
  ["057188880000", "057188880000", undefined],
  ["(0571) 8888 0000", "0571-88880000", undefined],
  ["0571 8888-0000", "0571-88880000", undefined],
  ["010 6666 7777", "010-66667777", undefined],
  ["+86 571 8888 0000", "0571-88880000", undefined],
  ["0086-0571-8888000", "0571-8888000", undefined],
  ["0571-88880000转801", "0571-88880000", "801"],
  ["0571-88880000 转 801", "0571-88880000", "801"],
  ["0571-88880000轉801", "0571-88880000", "801"],
  ["0571-88880000转分机 801", "0571-88880000", "801"],
  ["0571-88880000分機：801", "0571-88880000", "801"],
  ["0571-88880000（转801）", "0571-88880000", "801"],
  ["0571-88880000-801", "0571-88880000", "801"],
  ["0571-88880000—801", "0571-88880000", "801"],
  ["0571-88880000 ext. 801", "0571-88880000", "801"],
  ["0571-88880000x801", "0571-88880000", "801"],
  ["０５７１－８８８８００００－８０１", "0571-88880000", "801"],
])("finds the phone in %j", (text, phone, extension) => {
  expect(read(text)).toEqual([phone, extension, ""]);
  expect(read(`张三 ${text} 文一西路`)).toEqual([phone, extension, "张三  文一西路"]);
});

it.each([
  ["13800001234-2号楼", ["13800001234", undefined, "-2号楼"]],
  ["13800001234 #3栋", ["13800001234", undefined, " #3栋"]],
  ["0571-88880000-88880001", ["0571-88880000", undefined, "-88880001"]],
  ["0571-88880000 13800001234", ["13800001234", undefined, "0571-88880000 "]],
  ["400-820-8820转1", undefined],
  ["4008208820", undefined],
  ["+8657188880000", undefined],
  ["88880000", undefined],
  ["138000012345", undefined],
])("takes no more than what is a phone in %j", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it.each([
  ["400-820-8820 文一西路", "400-820-8820"],
  ["文一西路 4008208820", "4008208820"],
  ["0571-88880000", "0571-88880000"],
  ["13800001234", "13800001234"],
  ["文一西路 969 号 310000", undefined],
])("finds another number in %j: %j", (detail, other) => {
  expect(otherPhoneIn(detail)).toBe(other);
});
