import { Flag } from "#generated/enums.ts";
import type { AddressRecord } from "#mock/domain/address/records.ts";

const address = (
  id: number,
  userId: number,
  [name, phone]: readonly [string, string],
  [province, city, district, detail]: readonly [string, string, string, string],
  isDefault: Flag,
): AddressRecord => ({
  id,
  userId,
  name,
  phone,
  province,
  city,
  district,
  detail,
  is_default: isDefault,
});

export const ADDRESSES: readonly AddressRecord[] = [
  address(1, 1, ["陈晓梅", "13800001402"], ["浙江省", "杭州市", "西湖区", "文二西路 808 号 1 层"], Flag.Yes),
  address(
    2,
    1,
    ["吴刚", "13600002208"],
    ["浙江省", "杭州市", "余杭区", "良渚街道古墩路 2018 号仓库"],
    Flag.No,
  ),
  address(3, 2, ["林志强", "18600001402"], ["浙江省", "宁波市", "海曙区", "中山西路 166 号"], Flag.Yes),
  address(4, 2, ["林志强", "18600001402"], ["浙江省", "宁波市", "鄞州区", "天童北路 1280 号"], Flag.No),
  address(5, 3, ["高建华", "13900001403"], ["浙江省", "湖州市", "吴兴区", "织里镇物流园 6 号库"], Flag.Yes),
  address(6, 4, ["陈晓梅", "13800001402"], ["浙江省", "杭州市", "西湖区", "文三路 100 号"], Flag.Yes),
  address(7, 6, ["沈丽华", "13500001406"], ["浙江省", "嘉兴市", "南湖区", "中环南路 1166 号"], Flag.Yes),
  address(8, 6, ["药房收货处", "0573-82086618"], ["浙江省", "嘉兴市", "秀洲区", "新塍大道 68 号"], Flag.No),
  address(9, 7, ["徐文斌", "13600001407"], ["浙江省", "金华市", "婺城区", "八一南街 358 号"], Flag.Yes),
  address(10, 8, ["沈国平", "13300001408"], ["浙江省", "湖州市", "吴兴区", "红旗路 77 号总仓"], Flag.Yes),
  address(11, 9, ["钱小燕", "13300001409"], ["浙江省", "湖州市", "吴兴区", "红旗路 79 号"], Flag.Yes),
  address(12, 10, ["潘建英", "13300001410"], ["浙江省", "湖州市", "南浔区", "人瑞路 520 号"], Flag.Yes),
  address(13, 13, ["叶秋菊", "13200002413"], ["浙江省", "温州市", "鹿城区", "信河街 256 号"], Flag.Yes),
];
