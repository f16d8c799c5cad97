import { expect, it } from "vitest";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { readPastedAddress } from "./read-pasted-address.ts";

const regions = await loadRegions();
const west = { province: "浙江省", city: "杭州市", district: "余杭区" };
const nowhere = { province: "", city: "", district: "" };

it.each([
  [
    "张三 13800001234 浙江省杭州市余杭区文一西路",
    { name: "张三", phone: "13800001234", ...west, detail: "文一西路" },
    "已识别，请核对后保存。",
  ],
  [
    "张三 13800001234 湖北省仙桃市龙华山",
    {
      name: "张三",
      phone: "13800001234",
      province: "湖北省",
      city: "仙桃市",
      district: "",
      detail: "龙华山",
    },
    "已识别，请核对后保存。",
  ],
  [
    "张三 13800001234 杭州市下城区中山北路",
    { name: "张三", phone: "13800001234", ...west, district: "", detail: "下城区中山北路" },
    "没有识别出区县，请在下面补充。",
  ],
  [
    "张三 13800001234 江苏鼓楼区中山北路",
    { name: "张三", phone: "13800001234", ...nowhere, province: "江苏省", detail: "鼓楼区中山北路" },
    "没有识别出市、区县，请在下面补充。",
  ],
  [
    "张三 13800001234 朝阳区建国路",
    { name: "张三", phone: "13800001234", ...nowhere, detail: "朝阳区建国路" },
    "没有识别出省、市、区县，请在下面补充。",
  ],
  [
    "张三 13800001234 文一西路 969 号",
    { name: "张三", phone: "13800001234", detail: "文一西路 969 号" },
    "没有识别出省、市、区县，请在下面补充。",
  ],
  [
    "0571-88880000-801 浙江省杭州市余杭区",
    { phone: "0571-88880000", ...west, detail: "电话转 801" },
    "没有识别出收货人、详细地址，请在下面补充。分机号写在详细地址的末尾：“电话转 801”。",
  ],
  [
    "张三 400-820-8820 浙江省杭州市余杭区文一西路",
    { name: "张三", ...west, detail: "400-820-8820 文一西路" },
    "没有识别出联系电话，请在下面补充。详细地址里还有一个号码 400-820-8820，请核对。",
  ],
])("reads %j", (text, found, message) => {
  expect(readPastedAddress(text, regions)).toEqual({ found, message });
});
