// Generated from api-spec/company.yaml. Do not edit: run `npm run generate`.

/** The company behind the shop. */
export const company = {
  "brand": "百草汇医药",
  "site_title": "百草汇医药批发商城",
  "name": "浙江安和医药供应链有限公司",
  "address": "浙江省杭州市余杭区良渚街道医药港 6 号",
  "postcode": "311113",
  "hotline": "400-816-0571",
  "email": "service@baicaohui.example",
  "instant_messages": {
    "qq1": "https://im.baicaohui.example/contact?to=sales",
    "qq2": "https://im.baicaohui.example/contact?to=service"
  },
  "service_hours": {
    "opens": "8:30",
    "closes": "20:00",
    "text": "每天 8:30—20:00"
  },
  "phones": {
    "service": "0571-88120010",
    "quality": "0571-88120016",
    "finance": "0571-88120018",
    "business": "0571-88120022",
    "pickup": "0571-88120066",
    "logistics": "0571-88120088",
    "returns": "0571-88120099"
  },
  "returns_address": "浙江省杭州市余杭区良渚街道勾庄路 88 号",
  "bank_account": {
    "name": "浙江安和医药供应链有限公司",
    "bank": "中国工商银行杭州良渚支行",
    "number": "1202 0000 0988 8888 888"
  },
  "mini_program_url": "https://m.baicaohui.example/mini",
  "app_url": "https://m.baicaohui.example/app",
  "routes": [
    {
      "by": "地铁、公交",
      "stops": [
        {
          "name": "良渚站",
          "note": "地铁 2 号线，B 口出站"
        },
        {
          "name": "348 路",
          "note": "换乘公交"
        },
        {
          "name": "医药港站",
          "note": "下车"
        },
        {
          "name": "医药港 6 号",
          "note": "到达"
        }
      ]
    },
    {
      "by": "自驾",
      "stops": [
        {
          "name": "绕城高速",
          "note": "良渚方向"
        },
        {
          "name": "勾庄出口",
          "note": "驶离高速"
        },
        {
          "name": "向北 3 公里",
          "note": "进入医药港"
        },
        {
          "name": "医药港 6 号",
          "note": "到达"
        }
      ]
    }
  ],
  "icp": {
    "name": "ICP 备案",
    "number": "浙 ICP 备 00000000 号-1（演示）"
  },
  "licences": {
    "business": {
      "name": "营业执照",
      "number": "91330110DEMO00006X（演示）",
      "authority": "杭州市余杭区市场监督管理局",
      "until": "长期"
    },
    "drugs": {
      "name": "药品经营许可证",
      "number": "浙 AA571DEMO01（演示）",
      "authority": "浙江省药品监督管理局",
      "until": "2029-06-30"
    },
    "information": {
      "name": "互联网药品信息服务资格证书",
      "number": "（浙）-经营性-2026-DEMO（演示）",
      "authority": "浙江省药品监督管理局",
      "until": "2029-03-18"
    },
    "devices": {
      "name": "医疗器械经营许可证",
      "number": "浙杭食药监械经营许 DEMO0001 号（演示）",
      "authority": "杭州市市场监督管理局",
      "until": "2029-05-20"
    },
    "devices_record": {
      "name": "第二类医疗器械经营备案凭证",
      "number": "浙杭食药监械经营备 DEMO0002 号（演示）",
      "authority": "杭州市市场监督管理局",
      "until": "长期"
    },
    "food": {
      "name": "食品经营许可证",
      "number": "JY133011DEMO0001（演示）",
      "authority": "杭州市余杭区市场监督管理局",
      "until": "2028-11-02"
    }
  }
} as const;
