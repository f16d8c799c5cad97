// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

/**
 * What an answer consists of, without its limits: the type of a value (`string`, `number`, `boolean`, `null`, `any`), a list,
 * one of several, the fields of an object (an optional one ends with a question mark), or, after a `#`, one of the
 * `namedShapes`.
 */
export type Shape =
  | string
  | readonly ["list", Shape]
  | readonly ["or", ...Shape[]]
  | { readonly [field: string]: Shape };

export const answerShapes: { readonly [name: string]: Shape } = {
  "login": {
    "code": "number",
    "message": "string",
    "data": "#User"
  },
  "getCurrentUser": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      "#User",
      "null"
    ]
  },
  "getCommonData": {
    "code": "number",
    "message": "string",
    "data": "#CommonData"
  },
  "listTopAds": {
    "code": "number",
    "message": "string",
    "data": [
      "list",
      "#Ad"
    ]
  },
  "listRightBanners": {
    "code": "number",
    "message": "string",
    "data": [
      "list",
      "#Ad"
    ]
  },
  "getBottomAd": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      "#Ad",
      "null"
    ]
  },
  "getLotteryStatus": {
    "code": "number",
    "message": "string",
    "data": "#LotteryStatus"
  },
  "getCartTotal": {
    "code": "number",
    "message": "string",
    "data": "#CartTotals"
  },
  "getMessageCounts": {
    "code": "number",
    "message": "string",
    "data": {
      "total": "number",
      "types": [
        "list",
        {
          "type": "number",
          "number": "number"
        }
      ]
    }
  },
  "listArticleCategories": {
    "code": "number",
    "message": "string",
    "data": [
      "list",
      "#ArticleCategory"
    ]
  }
};

/** Of all other reads: where they have lists and objects. */
export const answerOutlines: { readonly [name: string]: Shape } = {
  "getAccountProfile": {
    "data": {}
  },
  "checkPhone": {
    "data": {}
  },
  "getCaptcha": {
    "data": {}
  },
  "getRegistrationOptions": {
    "data": {
      "ranks": [
        "list",
        {
          "certificates": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "getRegistration": {
    "data": {}
  },
  "getWechatCode": {
    "data": {}
  },
  "getWechatBinding": {
    "data": {}
  },
  "getWechatLoginCode": {
    "data": {}
  },
  "getAgreement": {
    "data": {
      "sections": [
        "list",
        {}
      ]
    }
  },
  "listCertificates": {
    "data": [
      "list",
      {}
    ]
  },
  "listBusinessScopes": {
    "data": [
      "list",
      {}
    ]
  },
  "listStores": {
    "data": [
      "list",
      {}
    ]
  },
  "listAddresses": {
    "data": [
      "list",
      {}
    ]
  },
  "listMessages": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "getMessage": {
    "data": {}
  },
  "listFocusBanners": {
    "data": [
      "list",
      {}
    ]
  },
  "listRightAds": {
    "data": [
      "list",
      {}
    ]
  },
  "listNewProductAds": {
    "data": [
      "list",
      {}
    ]
  },
  "listFreeShippingAds": {
    "data": [
      "list",
      {}
    ]
  },
  "listLoginAds": {
    "data": [
      "list",
      {}
    ]
  },
  "listHerbalAds": {
    "data": [
      "list",
      {}
    ]
  },
  "listPosters": {
    "data": [
      "list",
      {}
    ]
  },
  "listLinks": {
    "data": [
      "list",
      {}
    ]
  },
  "getSpike": {
    "data": [
      "or",
      {
        "goods": [
          "list",
          {
            "goods": {},
            "spike": {}
          }
        ]
      },
      "null"
    ]
  },
  "listHomeFloors": {
    "data": [
      "list",
      {
        "ads": [
          "list",
          {}
        ],
        "goods": [
          "list",
          {}
        ]
      }
    ]
  },
  "listServiceArticles": {
    "data": [
      "list",
      {}
    ]
  },
  "searchArticles": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "getArticlePage": {
    "data": {}
  },
  "getArticle": {
    "data": {}
  },
  "listNews": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "getNews": {
    "data": {
      "previous": [
        "or",
        {},
        "null"
      ],
      "next": [
        "or",
        {},
        "null"
      ]
    }
  },
  "listGoods": {
    "data": {
      "list": [
        "list",
        {
          "aliases?": [
            "list",
            "any"
          ],
          "pack_content?": [
            "or",
            {},
            "null"
          ],
          "goods_image": [
            "list",
            "any"
          ],
          "ladder_price": [
            "list",
            "any"
          ],
          "tags": [
            "list",
            "any"
          ]
        }
      ],
      "brands?": [
        "list",
        {}
      ],
      "makers?": [
        "list",
        {}
      ],
      "fewer_words?": [
        "list",
        {}
      ]
    }
  },
  "searchGoods": {
    "data": [
      "list",
      {
        "goods": [
          "or",
          {
            "aliases?": [
              "list",
              "any"
            ],
            "pack_content?": [
              "or",
              {},
              "null"
            ],
            "goods_image": [
              "list",
              "any"
            ],
            "ladder_price": [
              "list",
              "any"
            ],
            "tags": [
              "list",
              "any"
            ]
          },
          "null"
        ]
      }
    ]
  },
  "listHotGoods": {
    "data": [
      "list",
      {
        "aliases?": [
          "list",
          "any"
        ],
        "pack_content?": [
          "or",
          {},
          "null"
        ],
        "goods_image": [
          "list",
          {}
        ],
        "ladder_price": [
          "list",
          {}
        ],
        "tags": [
          "list",
          {}
        ]
      }
    ]
  },
  "getGoodsDetail": {
    "data": {
      "goods": {
        "aliases?": [
          "list",
          "any"
        ],
        "pack_content?": [
          "or",
          {},
          "null"
        ],
        "goods_image": [
          "list",
          {}
        ],
        "ladder_price": [
          "list",
          {}
        ],
        "tags": [
          "list",
          {}
        ]
      },
      "category": [
        "list",
        {}
      ],
      "batches": [
        "list",
        {}
      ],
      "instructions": [
        "list",
        {}
      ],
      "promotions": [
        "list",
        {}
      ],
      "same_maker": [
        "list",
        {
          "aliases?": [
            "list",
            "any"
          ],
          "pack_content?": [
            "or",
            {},
            "null"
          ],
          "goods_image": [
            "list",
            "any"
          ],
          "ladder_price": [
            "list",
            "any"
          ],
          "tags": [
            "list",
            "any"
          ]
        }
      ],
      "same_ingredient": [
        "list",
        {
          "aliases?": [
            "list",
            "any"
          ],
          "pack_content?": [
            "or",
            {},
            "null"
          ],
          "goods_image": [
            "list",
            "any"
          ],
          "ladder_price": [
            "list",
            "any"
          ],
          "tags": [
            "list",
            "any"
          ]
        }
      ],
      "spike": [
        "or",
        {},
        "null"
      ]
    }
  },
  "listGoodsActivities": {
    "data": [
      "list",
      {}
    ]
  },
  "listFastBuy": {
    "data": {
      "list": [
        "list",
        {
          "goods": {},
          "prices": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "listBoughtRecords": {
    "data": [
      "list",
      {}
    ]
  },
  "listArrivalNotices": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "matchGoods": {
    "data": [
      "list",
      {
        "candidates": [
          "list",
          {}
        ]
      }
    ]
  },
  "listInspectionReports": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "listFavorites": {
    "data": {
      "list": [
        "list",
        {
          "goods": {}
        }
      ]
    }
  },
  "getBrandZone": {
    "data": {
      "banners": [
        "list",
        {}
      ],
      "brands": [
        "list",
        {}
      ]
    }
  },
  "getBrandDetail": {
    "data": {
      "brand": {},
      "banners": [
        "list",
        {}
      ]
    }
  },
  "getControlledZone": {
    "data": {
      "banners": [
        "list",
        {}
      ],
      "groups": [
        "list",
        {}
      ]
    }
  },
  "getNewControlledZone": {
    "data": {
      "banners": [
        "list",
        {}
      ],
      "groups": [
        "list",
        {}
      ]
    }
  },
  "listControlledAds": {
    "data": [
      "list",
      {}
    ]
  },
  "getControlledGroup": {
    "data": {}
  },
  "getEverydayPrice": {
    "data": {
      "banners": [
        "list",
        {}
      ],
      "goods": [
        "list",
        {
          "aliases?": [
            "list",
            "any"
          ],
          "pack_content?": [
            "or",
            {},
            "null"
          ],
          "goods_image": [
            "list",
            "any"
          ],
          "ladder_price": [
            "list",
            "any"
          ],
          "tags": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "getActivityTemplate": {
    "data": {
      "blocks": [
        "list",
        {
          "ads": [
            "list",
            "any"
          ],
          "coupons": [
            "list",
            "any"
          ],
          "goods": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "listCombinationGroups": {
    "data": [
      "list",
      {
        "combinations": [
          "list",
          {}
        ]
      }
    ]
  },
  "listCombinations": {
    "data": [
      "list",
      {
        "items": [
          "list",
          {}
        ]
      }
    ]
  },
  "listActivities": {
    "data": [
      "list",
      {}
    ]
  },
  "resolveActivity": {
    "data": {}
  },
  "getActivityPage": {
    "data": {
      "blocks": [
        "list",
        {
          "ads": [
            "list",
            "any"
          ],
          "coupons": [
            "list",
            "any"
          ],
          "goods": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "listGroupBuys": {
    "data": {
      "list": [
        "list",
        {
          "goods": {}
        }
      ]
    }
  },
  "getGroupBuy": {
    "data": {
      "goods": {
        "aliases?": [
          "list",
          "any"
        ],
        "pack_content?": [
          "or",
          {},
          "null"
        ],
        "goods_image": [
          "list",
          {}
        ],
        "ladder_price": [
          "list",
          {}
        ],
        "tags": [
          "list",
          {}
        ]
      }
    }
  },
  "getCashback": {
    "data": {
      "tiers": [
        "list",
        {}
      ]
    }
  },
  "getWelfare": {
    "data": {
      "banners": [
        "list",
        {}
      ]
    }
  },
  "getPromotion": {
    "data": {
      "banners": [
        "list",
        {}
      ],
      "coupons": [
        "list",
        {}
      ],
      "activities": [
        "list",
        {}
      ],
      "goods": [
        "list",
        {
          "aliases?": [
            "list",
            "any"
          ],
          "pack_content?": [
            "or",
            {},
            "null"
          ],
          "goods_image": [
            "list",
            "any"
          ],
          "ladder_price": [
            "list",
            "any"
          ],
          "tags": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "listLotteryWinners": {
    "data": [
      "list",
      {}
    ]
  },
  "getLotteryActivity": {
    "data": {
      "prizes": [
        "list",
        {}
      ]
    }
  },
  "listLotteryRecords": {
    "data": [
      "list",
      {}
    ]
  },
  "listLotteryAds": {
    "data": [
      "list",
      {}
    ]
  },
  "listCartLines": {
    "data": {
      "data": [
        "list",
        {
          "gift_data": {},
          "previous?": [
            "or",
            {},
            "null"
          ],
          "next_gift?": [
            "or",
            {},
            "null"
          ],
          "goods": {}
        }
      ],
      "shipping_data": {},
      "activity_data": {
        "manjians": {
          "manjians": {}
        },
        "discounts": {
          "discounts": {}
        }
      },
      "filter_data": [
        "list",
        {}
      ],
      "hidden_hints?": [
        "list",
        "any"
      ]
    }
  },
  "getCartTopUp": {
    "data": {
      "proposals": [
        "list",
        {
          "goods": {}
        }
      ]
    }
  },
  "previewDistribution": {
    "data": {
      "stores": [
        "list",
        {}
      ],
      "problems": [
        "list",
        {}
      ]
    }
  },
  "checkoutCart": {
    "data": {
      "lines": [
        "list",
        {
          "gift_data": {},
          "previous?": [
            "or",
            {},
            "null"
          ],
          "next_gift?": [
            "or",
            {},
            "null"
          ],
          "goods": {}
        }
      ]
    }
  },
  "getCartLinePrice": {
    "data": {
      "reason": {}
    }
  },
  "listOrders": {
    "data": {
      "list": [
        "list",
        {
          "images": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "getOrder": {
    "data": {
      "address": {},
      "lines": [
        "list",
        {
          "gift_data": {},
          "reason?": {},
          "batches?": [
            "list",
            "any"
          ]
        }
      ],
      "progress": [
        "list",
        {}
      ]
    }
  },
  "listOrderCounts": {
    "data": [
      "list",
      {}
    ]
  },
  "previewOrder": {
    "data": {
      "lines": [
        "list",
        {
          "reason": {}
        }
      ]
    }
  },
  "getBuyAgainPreview": {
    "data": {
      "lines": [
        "list",
        {
          "goods": [
            "or",
            {},
            "null"
          ],
          "substitute": [
            "or",
            {},
            "null"
          ]
        }
      ]
    }
  },
  "listLogistics": {
    "data": [
      "list",
      {
        "nodes": [
          "list",
          {}
        ]
      }
    ]
  },
  "getOrderDossier": {
    "data": {
      "address": {},
      "lines": [
        "list",
        {}
      ],
      "reports": [
        "list",
        {}
      ],
      "invoice": [
        "or",
        {},
        "null"
      ],
      "invoice_pages": [
        "list",
        "any"
      ]
    }
  },
  "listReturnableLines": {
    "data": [
      "list",
      {}
    ]
  },
  "listReturns": {
    "data": {
      "list": [
        "list",
        {
          "images": [
            "list",
            "any"
          ],
          "lines": [
            "list",
            "any"
          ],
          "progress": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "getReturn": {
    "data": {
      "images": [
        "list",
        "any"
      ],
      "lines": [
        "list",
        {}
      ],
      "progress": [
        "list",
        {}
      ]
    }
  },
  "listAfterSales": {
    "data": {
      "list": [
        "list",
        {
          "images": [
            "list",
            "any"
          ],
          "lines": [
            "list",
            "any"
          ],
          "progress": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "getAfterSale": {
    "data": {
      "images": [
        "list",
        "any"
      ],
      "lines": [
        "list",
        {}
      ],
      "progress": [
        "list",
        {}
      ]
    }
  },
  "listPayMethods": {
    "data": [
      "list",
      {}
    ]
  },
  "getPayment": {
    "data": {
      "bank_account": [
        "or",
        {},
        "null"
      ]
    }
  },
  "getBalance": {
    "data": {}
  },
  "getCredit": {
    "data": {}
  },
  "listBalanceLog": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "listCreditBills": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "getStatement": {
    "data": {
      "ageing": [
        "list",
        {}
      ],
      "debts": [
        "list",
        {}
      ],
      "differences": [
        "list",
        {}
      ],
      "entries": [
        "list",
        {}
      ]
    }
  },
  "listAvailableCoupons": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "listCoupons": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "getCouponCounts": {
    "data": {}
  },
  "listCouponOffers": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "listCashVouchers": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "getPoints": {
    "data": {}
  },
  "listPointsLog": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "listPointsCategories": {
    "data": [
      "list",
      {}
    ]
  },
  "listPointsGoods": {
    "data": {
      "list": [
        "list",
        {
          "images": [
            "list",
            "any"
          ]
        }
      ]
    }
  },
  "getPointsGoods": {
    "data": {
      "images": [
        "list",
        "any"
      ]
    }
  },
  "listPointsOrders": {
    "data": {
      "list": [
        "list",
        {
          "address": {}
        }
      ]
    }
  },
  "listInvoices": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "getInvoice": {
    "data": {}
  },
  "listInvoiceTitles": {
    "data": [
      "list",
      {}
    ]
  },
  "listSavedPlans": {
    "data": [
      "list",
      {}
    ]
  },
  "getSavedPlan": {
    "data": {
      "lines": [
        "list",
        {}
      ]
    }
  },
  "listVarietyRequests": {
    "data": {
      "list": [
        "list",
        {}
      ]
    }
  },
  "getVarietyRequest": {
    "data": {}
  },
  "listFeedback": {
    "data": {
      "list": [
        "list",
        {
          "images": [
            "list",
            "any"
          ]
        }
      ]
    }
  }
};

export const namedShapes: { readonly [name: string]: Shape } = {
  "User": {
    "show": "number",
    "username": "string",
    "name": "string",
    "phone": "string",
    "company": "string",
    "face": "string",
    "rank": "number",
    "admin": "#AccountManager",
    "address": "string",
    "is_passed": "number",
    "points": "number",
    "cart": "number",
    "message_count": "number",
    "wechat": "string",
    "common_config": "#CommonConfig",
    "quality_inspection": "#QualityInspection",
    "login_url": "string",
    "is_show_youx": "number",
    "is_special": "number",
    "is_can_chat": "number",
    "stores?": "number",
    "token": "string",
    "is_AfterSale": "number",
    "ywy": "string",
    "customer": "string"
  },
  "AccountManager": {
    "name": "string",
    "phone": "string",
    "is_default": "number"
  },
  "CommonConfig": {
    "hot_line": "string",
    "qq1": "string",
    "qq2": "string"
  },
  "QualityInspection": {
    "quality_inspection_url": "string",
    "msg": "string"
  },
  "CommonData": {
    "rnss": [
      "list",
      "string"
    ],
    "nav": [
      "list",
      "#NavItem"
    ],
    "category": [
      "list",
      "#MenuItem"
    ],
    "category_yx": [
      "list",
      "#MenuItem"
    ],
    "category_zy": [
      "list",
      "#MenuItem"
    ],
    "category_qx": [
      "list",
      "#MenuItem"
    ],
    "brand": [
      "list",
      "#Brand"
    ],
    "timestamp": "number"
  },
  "NavItem": {
    "id": "number",
    "name": "string",
    "url": "string",
    "image": "string",
    "is_open": "number",
    "children": [
      "list",
      {
        "id": "number",
        "name": "string"
      }
    ]
  },
  "MenuItem": {
    "id": "number",
    "name": "string",
    "logo": "string",
    "logo1": "string",
    "children": [
      "list",
      "#MenuItem"
    ],
    "childrenShow": "number"
  },
  "Brand": {
    "id": "number",
    "name": "string",
    "image": "string"
  },
  "Ad": {
    "image": "string",
    "url": "string",
    "id?": "number",
    "title?": "string"
  },
  "LotteryStatus": {
    "is_join": "number",
    "id": "number",
    "name?": "string"
  },
  "CartTotals": {
    "total": "number",
    "selected?": "number",
    "amount?": "number",
    "eligible_amount?": "number",
    "ineligible_amount?": "number",
    "shipping_remainder?": "number"
  },
  "ArticleCategory": {
    "id": "number",
    "name?": "string",
    "articles?": [
      "list",
      {
        "id": "number",
        "title": "string",
        "url": "string"
      }
    ]
  }
};
