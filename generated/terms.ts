// Generated from api-spec/terms.yaml. Do not edit: run `npm run generate`.

/** The terms of trade. */
export const terms = {
  "orders": {
    "pay_hours": 24,
    "dispatch_hours": 24,
    "receive_days": 14
  },
  "delivery": {
    "free_from_yuan": 500,
    "fee_yuan": 12,
    "cutoff": {
      "zhejiang": "16:00",
      "nearby": "15:00",
      "elsewhere": "15:00",
      "remote": "12:00"
    },
    "arrival": {
      "hangzhou": "次日上午",
      "zhejiang": "次日",
      "nearby": "1—2 天",
      "elsewhere": "3—5 天",
      "remote": "6—9 天"
    },
    "chilled_minutes": 30,
    "chilled_weekdays": [
      1,
      2,
      3,
      4
    ],
    "chilled_days": "周一至周四"
  },
  "returns": {
    "days": 7,
    "review_hours": 2,
    "send_back_days": 7,
    "pickup_days": 3,
    "refund_days": 1,
    "exceptions": "冷藏和冷冻商品、近效期特惠商品、已拆包的中药饮片"
  },
  "complaints": {
    "days": 30,
    "review_hours": 2,
    "settle_days": 1
  },
  "ephedrine": {
    "units_per_day": 20
  },
  "registration": {
    "review_workdays": 1
  },
  "certificates": {
    "reminder_days": 30,
    "update_workdays": 5
  },
  "controlled": {
    "review_days": 1,
    "access_years": 1
  },
  "credit": {
    "cooperation_months": 3,
    "review_workdays": 1,
    "late_fee": "万分之五"
  },
  "spending": {
    "months": 12,
    "most_days": 366
  },
  "transfers": {
    "confirm_workdays": 1
  },
  "invoices": {
    "hours": 1
  },
  "points": {
    "earned_per_yuan": 1,
    "paid_per_yuan": 100,
    "paid_most_percent": 10,
    "expiry": {
      "years_after": 1,
      "text": "次年 12 月 31 日 24 时"
    },
    "gift_hours": 6
  },
  "coupons": {
    "expiring_days": 3
  },
  "cashback": {
    "pay_day": 5,
    "voucher_days": 60,
    "tiers": [
      {
        "paid_yuan": 5000,
        "back_yuan": 50
      },
      {
        "paid_yuan": 20000,
        "back_yuan": 300
      },
      {
        "paid_yuan": 50000,
        "back_yuan": 1000
      }
    ]
  },
  "lottery": {
    "delivery_minutes": 10
  },
  "welfare": {
    "percent": 94
  },
  "winter_sale": {
    "every_yuan": 300,
    "off_yuan": 8
  },
  "supply": {
    "months": 6
  },
  "service": {
    "desk_minutes": 30,
    "salesman_hours": 2,
    "quality_hours": 24,
    "complaint_workdays": 1,
    "variety_workdays": 1
  },
  "agreement": {
    "years": 1,
    "notice_days": 30,
    "change_days": 7
  },
  "login": {
    "session_days": 7,
    "code_minutes": 5,
    "reset_minutes": 10
  },
  "team": {
    "invitation_days": 7
  },
  "privacy": {
    "trade_records_years": 5,
    "visits_months": 6,
    "request_workdays": 15
  },
  "stock": {
    "few": 100
  },
  "warehouse": {
    "area": "18,600 平方米",
    "cool_area": "12,000 平方米",
    "cold_room": "640 立方米",
    "logging_minutes": 30,
    "humidity": "35%～75%"
  },
  "plans": {
    "lines": 5000,
    "file_mb": 10
  }
} as const;
