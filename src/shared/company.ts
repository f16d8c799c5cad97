/** The company behind the shop. The registration numbers are made up for the demonstration. */
export const company = {
  brand: "百草汇医药",
  siteTitle: "百草汇医药批发商城",
  name: "浙江安和医药供应链有限公司",
  address: "浙江省杭州市余杭区良渚街道医药港 6 号",
  postcode: "311113",
  hotline: "400-816-0571",
  serviceHours: "每天 8:30 ～ 20:00",
  miniProgramUrl: "https://m.baicaohui.example/mini",
  appUrl: "https://m.baicaohui.example/app",
  /** How to get there, stop by stop. */
  routes: [
    {
      by: "地铁、公交",
      stops: [
        { name: "良渚站", note: "地铁 2 号线，B 口出站" },
        { name: "348 路", note: "换乘公交" },
        { name: "医药港站", note: "下车" },
        { name: "医药港 6 号", note: "到达" },
      ],
    },
    {
      by: "自驾",
      stops: [
        { name: "绕城高速", note: "良渚方向" },
        { name: "勾庄出口", note: "驶离高速" },
        { name: "向北 3 公里", note: "进入医药港" },
        { name: "医药港 6 号", note: "到达" },
      ],
    },
  ],
  licences: [
    { name: "药品经营许可证", number: "浙 AA571DEMO01（演示）" },
    { name: "互联网药品信息服务资格证书", number: "（浙）-经营性-2026-DEMO（演示）" },
    { name: "ICP 备案", number: "浙 ICP 备 00000000 号-1（演示）" },
  ],
} as const;
