/** Who runs the shop. The numbers are those of the demonstration: no authority has issued them. */
export const company = {
  brand: "百草汇医药",
  siteTitle: "百草汇医药批发商城",
  name: "百草汇医药有限公司",
  address: "浙江省杭州市余杭区良睦路 1288 号百草汇医药物流园",
  postcode: "311121",
  hotline: "400-816-0571",
  serviceHours: "周一至周六 8:30 ～ 18:00",
  miniProgramUrl: "https://m.baicaohui.example/mini",
  appUrl: "https://m.baicaohui.example/app",
  licences: [
    { name: "药品经营许可证", number: "浙 AA571DEMO01（演示）" },
    { name: "互联网药品信息服务资格证书", number: "（浙）-经营性-2026-DEMO（演示）" },
    { name: "ICP 备案", number: "浙 ICP 备 00000000 号-1（演示）" },
  ],
} as const;
