// Generated from the shop's pages. Do not edit: run `npm run generate -- first-calls`.

export const firstCalls = {
  "cart_step1": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listCartLines": {
      "filters": 99999,
      "new": 1
    }
  },
  "cart_step2": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listCartLines": {
      "filters": 99999,
      "new": 1
    }
  },
  "cart_step3": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "getOrder": {}
  },
  "cart_step4": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {}
  },
  "cart_hm": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {}
  },
  "home": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listRightAds": {},
    "listFocusBanners": {},
    "listNewProductAds": {},
    "getSpike": {},
    "listGoodsActivities": {},
    "listNews": {
      "type": "hy",
      "page_size": 7
    },
    "getBottomAd": {},
    "listRightBanners": {}
  },
  "login": {
    "getCommonData": {},
    "listLoginAds": {}
  },
  "not_found": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listHotGoods": {}
  },
  "no_activity": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listHotGoods": {}
  },
  "loading": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {}
  },
  "loading_activity": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listHotGoods": {}
  },
  "privacy": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {}
  },
  "list_index": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {}
  },
  "list_table": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {}
  },
  "list_no_image": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {}
  },
  "list_compare": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {}
  },
  "list_info": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "getGoodsDetail": {}
  },
  "list_info_pt": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {}
  },
  "list_other": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {}
  },
  "search_index": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {}
  },
  "search_table": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {}
  },
  "yx_index": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {
      "yx": 1
    },
    "listFreeShippingAds": {}
  },
  "yx_table": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {
      "yx": 1
    },
    "listFreeShippingAds": {}
  },
  "yx_rule": {},
  "zyyp": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {
      "zone": "zyyp"
    },
    "listHerbalAds": {}
  },
  "qxzq": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {
      "zone": "qxzq"
    }
  },
  "jxqzc": {
    "listTopAds": {},
    "getCommonData": {},
    "getCurrentUser": {},
    "listGoods": {
      "zone": "jxqzc"
    }
  }
};
