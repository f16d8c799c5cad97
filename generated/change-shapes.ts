// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

import type { Shape } from "./operations.ts";

export const changeShapes: { readonly [name: string]: Shape } = {
  "loginBySmsCode": {
    "code": "number",
    "message": "string",
    "data": "#User"
  },
  "logout": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      {},
      "null"
    ]
  },
  "updateAccountProfile": {
    "code": "number",
    "message": "string",
    "data": "#AccountProfile"
  },
  "sendSmsCode": {
    "code": "number",
    "message": "string",
    "data": {
      "phone": "string",
      "wait": "number"
    }
  },
  "registerAccount": {
    "code": "number",
    "message": "string",
    "data": "#Registration"
  },
  "submitCompany": {
    "code": "number",
    "message": "string",
    "data": "#Registration"
  },
  "submitStores": {
    "code": "number",
    "message": "string",
    "data": "#Registration"
  },
  "registerByWechat": {
    "code": "number",
    "message": "string",
    "data": "#Registration"
  },
  "verifyPasswordReset": {
    "code": "number",
    "message": "string",
    "data": {
      "username": "string",
      "expires_at": "number"
    }
  },
  "resetPassword": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      {},
      "null"
    ]
  },
  "createWechatCode": {
    "code": "number",
    "message": "string",
    "data": "#WechatCode"
  },
  "unbindWechat": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      {},
      "null"
    ]
  },
  "createWechatLoginCode": {
    "code": "number",
    "message": "string",
    "data": "#WechatCode"
  },
  "loginByWechat": {
    "code": "number",
    "message": "string",
    "data": {
      "username": "string",
      "company": "string"
    }
  },
  "sendAgreementCode": {
    "code": "number",
    "message": "string",
    "data": {
      "phone": "string",
      "wait": "number"
    }
  },
  "signAgreement": {
    "code": "number",
    "message": "string",
    "data": "#Agreement"
  },
  "submitCertificate": {
    "code": "number",
    "message": "string",
    "data": "#Certificate"
  },
  "linkStore": {
    "code": "number",
    "message": "string",
    "data": "#Store"
  },
  "unlinkStore": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      {},
      "null"
    ]
  },
  "switchStore": {
    "code": "number",
    "message": "string",
    "data": "#Store"
  },
  "inviteTeamMember": {
    "code": "number",
    "message": "string",
    "data": "#TeamMember"
  },
  "updateTeamMember": {
    "code": "number",
    "message": "string",
    "data": "#TeamMember"
  },
  "setTeamMemberStatus": {
    "code": "number",
    "message": "string",
    "data": "#TeamMember"
  },
  "requestApproval": {
    "code": "number",
    "message": "string",
    "data": "#Approval"
  },
  "approveRequest": {
    "code": "number",
    "message": "string",
    "data": "#Approval"
  },
  "rejectRequest": {
    "code": "number",
    "message": "string",
    "data": "#Approval"
  },
  "withdrawRequest": {
    "code": "number",
    "message": "string",
    "data": "#Approval"
  },
  "acceptTeamInvitation": {
    "code": "number",
    "message": "string",
    "data": "#User"
  },
  "createAddress": {
    "code": "number",
    "message": "string",
    "data": "#Address"
  },
  "updateAddress": {
    "code": "number",
    "message": "string",
    "data": "#Address"
  },
  "deleteAddress": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      {},
      "null"
    ]
  },
  "setDefaultAddress": {
    "code": "number",
    "message": "string",
    "data": "#Address"
  },
  "readMessages": {
    "code": "number",
    "message": "string",
    "data": {
      "unread": "number"
    }
  },
  "readAllMessages": {
    "code": "number",
    "message": "string",
    "data": {
      "unread": "number"
    }
  },
  "deleteMessages": {
    "code": "number",
    "message": "string",
    "data": {
      "deleted": "number",
      "unread": "number"
    }
  },
  "addArrivalNotice": {
    "code": "number",
    "message": "string",
    "data": "#ArrivalNotice"
  },
  "cancelArrivalNotice": {
    "code": "number",
    "message": "string",
    "data": {
      "cancelled": "number"
    }
  },
  "setTargetPrice": {
    "code": "number",
    "message": "string",
    "data": "#TargetPrice"
  },
  "deleteTargetPrice": {
    "code": "number",
    "message": "string",
    "data": {
      "cancelled": "number"
    }
  },
  "addFavorites": {
    "code": "number",
    "message": "string",
    "data": "#FavoriteChange"
  },
  "cancelFavorites": {
    "code": "number",
    "message": "string",
    "data": "#FavoriteChange"
  },
  "applyControlledAccess": {
    "code": "number",
    "message": "string",
    "data": "#ControlledGroup"
  },
  "tapActivity": {
    "code": "number",
    "message": "string",
    "data": "#ActivityTap"
  },
  "drawLottery": {
    "code": "number",
    "message": "string",
    "data": "#LotteryPrize"
  },
  "addCartLines": {
    "code": "number",
    "message": "string",
    "data": {
      "total": "number",
      "lines": [
        "list",
        {
          "id": "number",
          "goods_id": "number",
          "number": "number"
        }
      ]
    }
  },
  "quickAddCartLine": {
    "code": "number",
    "message": "string",
    "data": {
      "total": "number",
      "number": "number"
    }
  },
  "copyCart": {
    "code": "number",
    "message": "string",
    "data": {
      "copied": "number",
      "skipped": "number"
    }
  },
  "distributeCart": {
    "code": "number",
    "message": "string",
    "data": "#Distribution"
  },
  "deleteCartLines": {
    "code": "number",
    "message": "string",
    "data": {
      "deleted": "number",
      "total": "number"
    }
  },
  "restoreCartLines": {
    "code": "number",
    "message": "string",
    "data": {
      "restored": "number",
      "total": "number"
    }
  },
  "readCartChanges": {
    "code": "number",
    "message": "string",
    "data": {
      "read": "number"
    }
  },
  "editCartLine": {
    "code": "number",
    "message": "string",
    "data": "#CartChange"
  },
  "selectCartLines": {
    "code": "number",
    "message": "string",
    "data": "#CartSelection"
  },
  "hideCartHint": {
    "code": "number",
    "message": "string",
    "data": {
      "hidden_hints": [
        "list",
        "number"
      ]
    }
  },
  "createOrder": {
    "code": "number",
    "message": "string",
    "data": "#CreatedOrder"
  },
  "cancelOrder": {
    "code": "number",
    "message": "string",
    "data": "#OrderSummary"
  },
  "receiveOrder": {
    "code": "number",
    "message": "string",
    "data": "#OrderSummary"
  },
  "buyOrderAgain": {
    "code": "number",
    "message": "string",
    "data": "#BuyAgain"
  },
  "createReturn": {
    "code": "number",
    "message": "string",
    "data": "#ReturnOrder"
  },
  "cancelReturn": {
    "code": "number",
    "message": "string",
    "data": "#ReturnOrder"
  },
  "shipReturn": {
    "code": "number",
    "message": "string",
    "data": "#ReturnOrder"
  },
  "bookReturnPickup": {
    "code": "number",
    "message": "string",
    "data": "#ReturnOrder"
  },
  "cancelReturnPickup": {
    "code": "number",
    "message": "string",
    "data": "#ReturnOrder"
  },
  "createAfterSale": {
    "code": "number",
    "message": "string",
    "data": "#AfterSale"
  },
  "cancelAfterSale": {
    "code": "number",
    "message": "string",
    "data": "#AfterSale"
  },
  "createCreditPayment": {
    "code": "number",
    "message": "string",
    "data": "#CreditPayment"
  },
  "payCreditPayment": {
    "code": "number",
    "message": "string",
    "data": "#CreditPayment"
  },
  "checkCreditPayment": {
    "code": "number",
    "message": "string",
    "data": "#CreditPayment"
  },
  "createPayment": {
    "code": "number",
    "message": "string",
    "data": "#Payment"
  },
  "payByBalance": {
    "code": "number",
    "message": "string",
    "data": "#Payment"
  },
  "submitTransfer": {
    "code": "number",
    "message": "string",
    "data": "#Payment"
  },
  "payCreditBills": {
    "code": "number",
    "message": "string",
    "data": {
      "amount": "number",
      "number": "number",
      "payment": [
        "or",
        "#Payment",
        "null"
      ]
    }
  },
  "claimCoupon": {
    "code": "number",
    "message": "string",
    "data": "#Coupon"
  },
  "exchangePoints": {
    "code": "number",
    "message": "string",
    "data": "#PointsOrder"
  },
  "receivePointsOrder": {
    "code": "number",
    "message": "string",
    "data": "#PointsOrder"
  },
  "applyInvoice": {
    "code": "number",
    "message": "string",
    "data": "#Invoice"
  },
  "downloadInvoices": {
    "code": "number",
    "message": "string",
    "data": "#InvoiceArchive"
  },
  "emailInvoices": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      {},
      "null"
    ]
  },
  "emailInvoice": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      {},
      "null"
    ]
  },
  "createInvoiceTitle": {
    "code": "number",
    "message": "string",
    "data": "#InvoiceTitle"
  },
  "updateInvoiceTitle": {
    "code": "number",
    "message": "string",
    "data": "#InvoiceTitle"
  },
  "deleteInvoiceTitle": {
    "code": "number",
    "message": "string",
    "data": [
      "or",
      {},
      "null"
    ]
  },
  "createSavedPlan": {
    "code": "number",
    "message": "string",
    "data": "#SavedPlan"
  },
  "updateSavedPlan": {
    "code": "number",
    "message": "string",
    "data": "#SavedPlan"
  },
  "deleteSavedPlan": {
    "code": "number",
    "message": "string",
    "data": "#SavedPlanDetail"
  },
  "addVarietyRequest": {
    "code": "number",
    "message": "string",
    "data": "#VarietyRequest"
  },
  "addVarietyRequests": {
    "code": "number",
    "message": "string",
    "data": {
      "list": [
        "list",
        "#VarietyRequest"
      ],
      "added": "number"
    }
  },
  "addFeedback": {
    "code": "number",
    "message": "string",
    "data": "#Feedback"
  },
  "uploadFile": {
    "code": "number",
    "message": "string",
    "data": "#UploadedFile"
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
    "customer": "string",
    "member?": [
      "or",
      "#TeamMembership",
      "null"
    ]
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
  "TeamMembership": {
    "id": "number",
    "name": "string",
    "role": "number",
    "rights": [
      "list",
      "string"
    ],
    "order_limit": [
      "or",
      "number",
      "null"
    ],
    "month_limit": [
      "or",
      "number",
      "null"
    ],
    "category_ids": [
      "list",
      "number"
    ]
  },
  "AccountProfile": {
    "username": "string",
    "name": "string",
    "phone": "string",
    "email": "string",
    "company": "string",
    "rank": "number",
    "legal_person": "string",
    "licence_no": "string",
    "credit_code": "string",
    "province": "string",
    "city": "string",
    "district": "string",
    "detail": "string",
    "business_scope": "string",
    "created_at": "string",
    "last_login_at": [
      "or",
      "string",
      "null"
    ]
  },
  "Registration": {
    "step": "number",
    "kind": "number",
    "status": "number",
    "username": "string",
    "phone": "string",
    "company": "string",
    "stores": "number",
    "submitted_at": [
      "or",
      "string",
      "null"
    ],
    "reason": "string"
  },
  "WechatCode": {
    "code_id": "string",
    "content": "string",
    "status": "number",
    "expires_at": "number",
    "nickname": "string"
  },
  "Agreement": {
    "contract_no": "string",
    "title": "string",
    "party_a": "string",
    "party_b": "string",
    "status": "number",
    "signed_at": [
      "or",
      "string",
      "null"
    ],
    "expires_at": "string",
    "phone": "string",
    "sections": [
      "list",
      {
        "heading": "string",
        "body": "string"
      }
    ],
    "pdf_url": "string"
  },
  "Certificate": {
    "id": "number",
    "type": "number",
    "name": "string",
    "number": "string",
    "status": "number",
    "expires_at": [
      "or",
      "string",
      "null"
    ],
    "days_left": [
      "or",
      "number",
      "null"
    ],
    "image": "string",
    "reason": "string",
    "updated_at": "string"
  },
  "Store": {
    "id": "number",
    "name": "string",
    "username": "string",
    "address": "string",
    "is_current": "number",
    "is_passed": "number",
    "cart": "number",
    "linked_at": "string"
  },
  "TeamMember": {
    "id": "number",
    "username": "string",
    "name": "string",
    "phone": "string",
    "role": "number",
    "rights": [
      "list",
      "string"
    ],
    "order_limit": [
      "or",
      "number",
      "null"
    ],
    "month_limit": [
      "or",
      "number",
      "null"
    ],
    "category_ids": [
      "list",
      "number"
    ],
    "month_amount": "number",
    "status": "number",
    "invitation_code": "string",
    "invitation_until": [
      "or",
      "string",
      "null"
    ],
    "invited_at": "string",
    "last_login_at": [
      "or",
      "string",
      "null"
    ]
  },
  "Approval": {
    "id": "number",
    "request_no": "string",
    "status": "number",
    "requester_id": "number",
    "requester": "string",
    "amount": "number",
    "goods_number": "number",
    "first_goods": "string",
    "reasons": [
      "list",
      "string"
    ],
    "note": "string",
    "created_at": "string",
    "decided_at": [
      "or",
      "string",
      "null"
    ],
    "decider": "string",
    "decision_note": "string",
    "order_id": "number"
  },
  "Address": {
    "id": "number",
    "name": "string",
    "phone": "string",
    "province": "string",
    "city": "string",
    "district": "string",
    "detail": "string",
    "is_default": "number",
    "is_licensed?": "number"
  },
  "ArrivalNotice": {
    "goods_id": "number",
    "name": "string",
    "ypgg": "string",
    "sccj": "string",
    "asked_at": "string",
    "arrived_at": [
      "or",
      "string",
      "null"
    ]
  },
  "TargetPrice": {
    "goods_id": "number",
    "name": "string",
    "ypgg": "string",
    "sccj": "string",
    "target": "number",
    "price": "number",
    "set_at": "string",
    "reached_at": [
      "or",
      "string",
      "null"
    ]
  },
  "FavoriteChange": {
    "changed": "number",
    "total": "number"
  },
  "ControlledGroup": {
    "id": "number",
    "url": "string",
    "name": "string",
    "image": "string",
    "describe": "string",
    "access": "number",
    "goods_number": "number"
  },
  "ActivityTap": {
    "activity_id": "number",
    "number": "number"
  },
  "LotteryPrize": {
    "name": "string",
    "remarks": "string",
    "id?": "number",
    "image?": "string"
  },
  "Distribution": {
    "stores": [
      "list",
      "#DistributionStore"
    ],
    "problems": [
      "list",
      "#DistributionProblem"
    ]
  },
  "DistributionStore": {
    "store_id": "number",
    "filled": "number",
    "goods_amount": "number",
    "total": "number",
    "amount": "number",
    "shipping_remainder": "number"
  },
  "DistributionProblem": {
    "index": "number",
    "field": "string",
    "message": "string"
  },
  "CartChange": {
    "shipping_data": "#ShippingData",
    "activity_data": "#ActivityData",
    "line": "#CartLine"
  },
  "ShippingData": {
    "shipping_amount": "number",
    "no_trans_order_amount": "number",
    "fee?": "number"
  },
  "ActivityData": {
    "manjians": {
      "manjians": {}
    },
    "discounts": {
      "discounts": {}
    }
  },
  "CartLine": {
    "id": "number",
    "number": "number",
    "price": "number",
    "is_selected": "number",
    "type?": "number",
    "goods_type?": "number",
    "with_coupon": "number",
    "goods_manjian_amount": "number",
    "gift_data": "#GiftData",
    "raw_price": "number",
    "raw_price_manjian": "number",
    "key": "string",
    "loadingStar": "number",
    "goods_price_id": "number",
    "ladder_price_id": "number",
    "goods_manjian_id": "number",
    "is_yj": "number",
    "previous?": [
      "or",
      "#CartLinePrevious",
      "null"
    ],
    "next_gift?": [
      "or",
      "#NextGift",
      "null"
    ],
    "goods": "#Goods"
  },
  "GiftData": {
    "total": "number",
    "type": "number",
    "name?": "string",
    "number?": "number"
  },
  "CartLinePrevious": {
    "price": "number",
    "type": "number",
    "goods_price_id": "number",
    "ladder_price_id": "number",
    "goods_manjian_id": "number",
    "xq": "string"
  },
  "NextGift": {
    "type": "number",
    "name": "string",
    "shortfall": "number"
  },
  "Goods": {
    "id": "number",
    "name": "string",
    "aliases?": [
      "list",
      "string"
    ],
    "sccj": "string",
    "ypgg": "string",
    "pack_content?": [
      "or",
      "#PackContent",
      "null"
    ],
    "ck_id": "number",
    "goods_image": [
      "list",
      "#GoodsImage"
    ],
    "base_price": [
      "or",
      "number",
      "null"
    ],
    "is_buy": "number",
    "number": "number",
    "bzdw": "string",
    "ladder_price": [
      "list",
      "#LadderPrice"
    ],
    "ladder_price_type": "number",
    "is_free_shipping": "number",
    "free_shipping_number": "number",
    "is_dpby": "number",
    "qg_number": "number",
    "is_youx": "number",
    "type": "number",
    "tags": [
      "list",
      "#GoodsTag"
    ],
    "price?": [
      "or",
      "number",
      "null"
    ],
    "price_hint?": "string",
    "no_buy_reason?": "string",
    "pzwh?": "string",
    "zbz?": "number",
    "jzl?": "number",
    "xq?": "string",
    "rx?": "number",
    "insurance?": "number",
    "insurance_code?": "string",
    "is_collective?": "number",
    "is_ephedrine?": "number",
    "is_cold_chain?": "number",
    "retail_price?": [
      "or",
      "number",
      "null"
    ],
    "licensed_address_only?": "number",
    "limit_number?": "number",
    "limit_left?": "number",
    "sales?": "number",
    "category_id?": "number",
    "brand_id?": "number",
    "cart_number?": "number",
    "is_star?": "number",
    "goods_price_id?": "number",
    "ladder_price_id?": "number",
    "goods_manjian_id?": "number",
    "is_yj?": "number",
    "is_jxq?": "number",
    "bought?": "number",
    "last_price?": [
      "or",
      "number",
      "null"
    ],
    "last_bought_at?": [
      "or",
      "string",
      "null"
    ],
    "last_number?": "number",
    "monthly_number?": "number"
  },
  "PackContent": {
    "number": "number",
    "unit": "string",
    "substance": [
      "or",
      "#ActiveSubstance",
      "null"
    ]
  },
  "ActiveSubstance": {
    "name": "string",
    "grams": "number"
  },
  "GoodsImage": {
    "list_url": "string",
    "url?": "string"
  },
  "LadderPrice": {
    "number": "number",
    "price": "number"
  },
  "GoodsTag": {
    "name": "string",
    "describe": "string",
    "is_show": "number",
    "isLadder": "number"
  },
  "CartSelection": {
    "changed": "number",
    "refused_ids": [
      "list",
      "number"
    ],
    "shipping_data": "#ShippingData",
    "activity_data": "#ActivityData"
  },
  "CreatedOrder": {
    "order_id": "number",
    "order_no": "string",
    "amount": "number",
    "pay_deadline": "string"
  },
  "OrderSummary": {
    "id": "number",
    "order_no": "string",
    "status": "number",
    "pay_method": "number",
    "created_at": "string",
    "pay_deadline": "string",
    "amount": "number",
    "goods_number": "number",
    "total_number": "number",
    "images": [
      "list",
      "string"
    ],
    "first_goods": "string",
    "can_return": "number",
    "can_after_sale": "number"
  },
  "BuyAgain": {
    "total": "number",
    "added": [
      "list",
      {
        "goods_id": "number",
        "name": "string",
        "number": "number",
        "is_changed": "number",
        "line_id?": "number"
      }
    ],
    "failed": [
      "list",
      {
        "goods_id": "number",
        "name": "string",
        "reason": "string"
      }
    ]
  },
  "ReturnOrder": {
    "id": "number",
    "return_no": "string",
    "order_id": "number",
    "order_no": "string",
    "status": "number",
    "reason": "number",
    "describe": "string",
    "images": [
      "list",
      "string"
    ],
    "lines": [
      "list",
      {
        "order_line_id": "number",
        "goods_id": "number",
        "name": "string",
        "ypgg": "string",
        "image": "string",
        "number": "number",
        "price": "number",
        "amount": "number"
      }
    ],
    "amount": "number",
    "refund_to": "string",
    "ship_to": "string",
    "send_by": [
      "or",
      "string",
      "null"
    ],
    "pickup": [
      "or",
      "#ReturnPickup",
      "null"
    ],
    "company": "string",
    "tracking_no": "string",
    "refuse_reason": "string",
    "progress": [
      "list",
      "#CaseProgress"
    ],
    "created_at": "string"
  },
  "ReturnPickup": {
    "day": "string",
    "slot": "number",
    "address_id": "number",
    "address": "string",
    "name": "string",
    "phone": "string"
  },
  "CaseProgress": {
    "time": "string",
    "name": "string",
    "text": "string"
  },
  "AfterSale": {
    "id": "number",
    "sale_no": "string",
    "order_id": "number",
    "order_no": "string",
    "type": "number",
    "status": "number",
    "describe": "string",
    "images": [
      "list",
      "string"
    ],
    "lines": [
      "list",
      {
        "order_line_id": "number",
        "goods_id": "number",
        "name": "string",
        "ypgg": "string",
        "image": "string",
        "number": "number"
      }
    ],
    "result": "string",
    "compensation": "number",
    "progress": [
      "list",
      "#CaseProgress"
    ],
    "created_at": "string"
  },
  "CreditPayment": {
    "pay_no": "string",
    "order_id": "number",
    "amount": "number",
    "status": "number",
    "due_at": "string",
    "message": "string"
  },
  "Payment": {
    "pay_no": "string",
    "order_id": "number",
    "method": "number",
    "amount": "number",
    "status": "number",
    "qr_content": "string",
    "pay_apps?": [
      "list",
      "#PayAppLink"
    ],
    "bank_account": [
      "or",
      "#BankAccount",
      "null"
    ],
    "transfer_image": "string",
    "expires_at": "number",
    "message": "string"
  },
  "PayAppLink": {
    "app": "number",
    "url": "string"
  },
  "BankAccount": {
    "bank": "string",
    "name": "string",
    "number": "string"
  },
  "Coupon": {
    "id": "number",
    "name": "string",
    "type": "number",
    "status": "number",
    "amount": "number",
    "threshold": "number",
    "describe": "string",
    "starts_at": "string",
    "ends_at": "string",
    "order_id": "number",
    "reason": "string"
  },
  "PointsOrder": {
    "id": "number",
    "order_no": "string",
    "status": "number",
    "goods_id": "number",
    "name": "string",
    "image": "string",
    "number": "number",
    "points": "number",
    "address": "#Address",
    "company": "string",
    "tracking_no": "string",
    "created_at": "string"
  },
  "Invoice": {
    "id": "number",
    "order_id": "number",
    "order_no": "string",
    "kind": "number",
    "status": "number",
    "title": "string",
    "tax_no": "string",
    "invoice_no": "string",
    "amount": "number",
    "tax_amount": "number",
    "file_url": "string",
    "reason": "string",
    "issued_at": [
      "or",
      "string",
      "null"
    ],
    "created_at": "string"
  },
  "InvoiceArchive": {
    "file_url": "string",
    "file_name": "string",
    "number": "number",
    "amount": "number"
  },
  "InvoiceTitle": {
    "id": "number",
    "kind": "number",
    "title": "string",
    "tax_no": "string",
    "bank": "string",
    "bank_account": "string",
    "address": "string",
    "phone": "string",
    "email": "string",
    "is_default": "number"
  },
  "SavedPlan": {
    "id": "number",
    "name": "string",
    "lines_count": "number",
    "store": "string",
    "created_at": "string",
    "updated_at": "string"
  },
  "SavedPlanDetail": {
    "id": "number",
    "name": "string",
    "lines_count": "number",
    "store": "string",
    "created_at": "string",
    "updated_at": "string",
    "lines": [
      "list",
      "#SavedPlanLine"
    ]
  },
  "SavedPlanLine": {
    "text": "string",
    "quantity": "string",
    "goods_id": "number"
  },
  "VarietyRequest": {
    "id": "number",
    "name": "string",
    "ypgg": "string",
    "sccj": "string",
    "number": "number",
    "price": [
      "or",
      "number",
      "null"
    ],
    "phone": "string",
    "remark": "string",
    "status": "number",
    "reply": "string",
    "goods_id": "number",
    "created_at": "string"
  },
  "Feedback": {
    "id": "number",
    "type": "number",
    "content": "string",
    "images": [
      "list",
      "string"
    ],
    "phone": "string",
    "status": "number",
    "reply": "string",
    "created_at": "string"
  },
  "UploadedFile": {
    "id": "string",
    "url": "string",
    "name": "string",
    "size": "number",
    "kind": "number"
  }
};
