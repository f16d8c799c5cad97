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

export const answerShapes: { readonly [operationId: string]: Shape } = {
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

/** Of all other answers: where they have lists and objects. */
export const answerOutlines: { readonly [operationId: string]: Shape } = {
  "loginBySmsCode": {
    "data": {
      "admin": {},
      "common_config": {},
      "quality_inspection": {}
    }
  },
  "logout": {},
  "getAccountProfile": {
    "data": {}
  },
  "updateAccountProfile": {
    "data": {}
  },
  "checkPhone": {
    "data": {}
  },
  "getCaptcha": {
    "data": {}
  },
  "sendSmsCode": {
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
  "submitCompany": {
    "data": {}
  },
  "submitStores": {
    "data": {}
  },
  "verifyPasswordReset": {
    "data": {}
  },
  "resetPassword": {},
  "createWechatCode": {
    "data": {}
  },
  "getWechatCode": {
    "data": {}
  },
  "getWechatBinding": {
    "data": {}
  },
  "unbindWechat": {},
  "createWechatLoginCode": {
    "data": {}
  },
  "getWechatLoginCode": {
    "data": {}
  },
  "loginByWechat": {
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
  "sendAgreementCode": {
    "data": {}
  },
  "signAgreement": {
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
  "unlinkStore": {},
  "switchStore": {
    "data": {}
  },
  "listAddresses": {
    "data": [
      "list",
      {}
    ]
  },
  "updateAddress": {
    "data": {}
  },
  "deleteAddress": {},
  "setDefaultAddress": {
    "data": {}
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
  "readMessages": {
    "data": {}
  },
  "readAllMessages": {
    "data": {}
  },
  "deleteMessages": {
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
  "addArrivalNotice": {
    "data": {}
  },
  "cancelArrivalNotice": {
    "data": {}
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
  "addFavorites": {
    "data": {}
  },
  "cancelFavorites": {
    "data": {}
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
  "applyControlledAccess": {
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
  "tapActivity": {
    "data": {}
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
  "drawLottery": {
    "data": {}
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
  "addCartLines": {
    "data": {
      "lines": [
        "list",
        {}
      ]
    }
  },
  "quickAddCartLine": {
    "data": {}
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
  "copyCart": {
    "data": {}
  },
  "distributeCart": {
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
  "deleteCartLines": {
    "data": {}
  },
  "restoreCartLines": {
    "data": {}
  },
  "readCartChanges": {
    "data": {}
  },
  "editCartLine": {
    "data": {
      "shipping_data": {},
      "activity_data": {
        "manjians": {
          "manjians": {}
        },
        "discounts": {
          "discounts": {}
        }
      },
      "line": {
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
      }
    }
  },
  "getCartLinePrice": {
    "data": {
      "reason": {}
    }
  },
  "selectCartLines": {
    "data": {
      "refused_ids": [
        "list",
        "any"
      ],
      "shipping_data": {},
      "activity_data": {
        "manjians": {
          "manjians": {}
        },
        "discounts": {
          "discounts": {}
        }
      }
    }
  },
  "hideCartHint": {
    "data": {
      "hidden_hints": [
        "list",
        "any"
      ]
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
  "cancelOrder": {
    "data": {
      "images": [
        "list",
        "any"
      ]
    }
  },
  "receiveOrder": {
    "data": {
      "images": [
        "list",
        "any"
      ]
    }
  },
  "buyOrderAgain": {
    "data": {
      "added": [
        "list",
        {}
      ],
      "failed": [
        "list",
        {}
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
  "cancelReturn": {
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
  "shipReturn": {
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
  "cancelAfterSale": {
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
  "createCreditPayment": {
    "data": {}
  },
  "payCreditPayment": {
    "data": {}
  },
  "checkCreditPayment": {
    "data": {}
  },
  "listPayMethods": {
    "data": [
      "list",
      {}
    ]
  },
  "createPayment": {
    "data": {
      "bank_account": [
        "or",
        {},
        "null"
      ]
    }
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
  "payByBalance": {
    "data": {
      "bank_account": [
        "or",
        {},
        "null"
      ]
    }
  },
  "submitTransfer": {
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
  "payCreditBills": {
    "data": {
      "payment": [
        "or",
        {
          "bank_account": [
            "or",
            {},
            "null"
          ]
        },
        "null"
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
  "claimCoupon": {
    "data": {}
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
  "receivePointsOrder": {
    "data": {
      "address": {}
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
  "downloadInvoices": {
    "data": {}
  },
  "emailInvoices": {},
  "emailInvoice": {},
  "listInvoiceTitles": {
    "data": [
      "list",
      {}
    ]
  },
  "updateInvoiceTitle": {
    "data": {}
  },
  "deleteInvoiceTitle": {},
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
  "updateSavedPlan": {
    "data": {}
  },
  "deleteSavedPlan": {
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
