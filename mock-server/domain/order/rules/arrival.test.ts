import { expect, test } from "vitest";
import { arrivalAt } from "./arrival.ts";

test.each([
  ["浙江省", "杭州市", "次日上午"],
  ["浙江省", "湖州市", "次日"],
  ["上海市", "市辖区", "1—2 天"],
  ["安徽省", "合肥市", "1—2 天"],
  ["新疆维吾尔自治区", "石河子市", "6—9 天"],
  ["广东省", "广州市", "3—5 天"],
])("the way to %s %s takes %s", (province, city, time) => expect(arrivalAt({ province, city })).toBe(time));
