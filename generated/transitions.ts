// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

export const transitions = {
  ReviewStatus: {"0":[1],"1":[2,3],"2":[],"3":[1]},
  WechatCodeStatus: {"1":[2,4],"2":[3,4,5],"3":[],"4":[],"5":[]},
  AgreementStatus: {"0":[1],"1":[]},
  CertificateStatus: {"1":[2,3],"2":[1,4],"3":[1],"4":[1,5],"5":[1]},
  SpikeStatus: {"1":[2],"2":[3,4],"3":[],"4":[3]},
  ControlledAccess: {"0":[1],"1":[2,3],"2":[0],"3":[1]},
  ActivityStatus: {"1":[2],"2":[3],"3":[]},
  CouponOfferStatus: {"1":[2,3],"2":[],"3":[],"4":[1]},
  GroupBuyStatus: {"1":[2],"2":[3,4],"3":[],"4":[]},
  PrizeStatus: {"0":[],"1":[2],"2":[]},
  OrderStatus: {"1":[2,6],"2":[3,6],"3":[4],"4":[5],"5":[],"6":[]},
  InvoiceStatus: {"1":[2],"2":[3,4],"3":[5],"4":[2],"5":[]},
  ReturnStatus: {"1":[2,6,7],"2":[3,7],"3":[4,6],"4":[5],"5":[],"6":[],"7":[]},
  AfterSaleStatus: {"1":[2,4,5],"2":[3,4,5],"3":[],"4":[],"5":[]},
  PaymentStatus: {"1":[2,3,4],"2":[3,4],"3":[],"4":[]},
  CreditBillType: {"1":[2,3],"2":[3],"3":[]},
  CouponStatus: {"1":[2,3],"2":[1],"3":[]},
  PointsOrderStatus: {"1":[2,4],"2":[3],"3":[],"4":[]},
  VarietyStatus: {"1":[2,4],"2":[3,4],"3":[],"4":[]},
  FeedbackStatus: {"1":[2],"2":[]},
} as const;
