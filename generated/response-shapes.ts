// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

import type { Shape } from "./operations.ts";

export const responseShapes: { readonly [name: string]: Shape } = {
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
