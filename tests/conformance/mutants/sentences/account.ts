import type { AccountProfile } from "#generated/model/accountProfile.ts";
import type { Address } from "#generated/model/address.ts";
import type { Agreement } from "#generated/model/agreement.ts";
import type { BusinessScope } from "#generated/model/businessScope.ts";
import type { Certificate } from "#generated/model/certificate.ts";
import type { CheckPhone200Data } from "#generated/model/checkPhone200Data.ts";
import type { ListMessages200Data } from "#generated/model/listMessages200Data.ts";
import type { Registration } from "#generated/model/registration.ts";
import type { User } from "#generated/model/user.ts";
import type { WechatBinding } from "#generated/model/wechatBinding.ts";
import type { WechatCode } from "#generated/model/wechatCode.ts";
import { registration } from "#scripts/conformance/flows/arranged/registration.ts";
import { editData, replaceStatus, success } from "../twists.ts";
import type { Twist } from "../wire.ts";
import { editAll, unmask } from "./edit-records.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const REJECTED = 3;
const WAITING = 1;

/** The second address of `buyer`. */
const SECOND_ADDRESS = "浙江省杭州市余杭区良渚街道古墩路 2018 号仓库";

/** A registration that nobody has begun. */
const NEVER_BEGUN: Registration = {
  step: 2,
  kind: 1,
  status: 0,
  username: "branch",
  phone: "138****1404",
  company: "",
  stores: 0,
  submitted_at: null,
  reason: "",
};

const editUser = (change: (user: User) => void): Twist =>
  editData<User | null>((user) => {
    if (user) change(user);
  });

/** The buyer, the registration and what the account consists of. */
export const ACCOUNT: readonly SentenceMutant[] = [
  {
    sentence: "The default delivery address in one line; empty without one.",
    at: "getCurrentUser",
    judged: ["getCurrentUser", "listAddresses"],
    twist: () => editUser((user) => void (user.address &&= SECOND_ADDRESS)),
  },
  {
    sentence: "Empty when no WeChat account is bound.",
    at: "getCurrentUser",
    judged: ["getCurrentUser", "getWechatBinding"],
    twist: () => editUser((user) => void (user.wechat ||= user.name)),
  },
  {
    sentence: "The stores that belong together with this member, itself counted; `listStores` lists them.",
    at: "getCurrentUser",
    judged: ["getCurrentUser", "listStores"],
    twist: () => editUser((user) => void (user.stores = Math.max(1, (user.stores ?? 1) - 1))),
  },
  {
    sentence: "The logged-in buyer, or null for a visitor; the login state drives the header.",
    at: "getCurrentUser",
    twist: () => editData(() => null),
  },
  {
    sentence: "Masked, as in `138****0001`.",
    at: "getAccountProfile",
    twist: () => editData<AccountProfile>((profile) => void (profile.phone = unmask(profile.phone))),
  },
  {
    sentence: "Null at the first login.",
    at: "getAccountProfile",
    judged: ["registerAccount", "getAccountProfile"],
    user: "empty",
    twist: () => editData<AccountProfile>((profile) => void (profile.last_login_at ??= profile.created_at)),
  },
  {
    sentence: "Masked, as in `bu***r`; empty when not registered.",
    at: "checkPhone",
    judged: registration.operations,
    twist: () => editData<CheckPhone200Data>((found) => void (found.username = unmask(found.username))),
  },
  {
    sentence: "Without one it returns 404.",
    at: "getRegistration",
    user: "branch",
    twist: () => replaceStatus(404, success(NEVER_BEGUN)),
  },
  {
    sentence: "Empty unless turned down.",
    at: "listCertificates",
    twist: () =>
      editAll<Certificate>((certificate) => {
        if (certificate.status !== REJECTED) certificate.reason = "图片不清晰，请重新上传";
      }),
  },
  {
    sentence: "Negative after the end; null without one.",
    at: "listCertificates",
    twist: () => editAll<Certificate>((certificate) => void (certificate.days_left ??= 0)),
  },
  {
    sentence:
      "1 if region and detail are those that the company has registered, as its account profile has them.",
    at: "listAddresses",
    judged: ["listAddresses", "getAccountProfile"],
    twist: () => editAll<Address>((address) => void (address.is_licensed = 1)),
  },
  {
    sentence: "Empty until scanned.",
    at: "createWechatLoginCode",
    twist: () =>
      editData<WechatCode>((code) => {
        if (code.status === WAITING) code.nickname = "微信用户";
      }),
  },
  {
    sentence: "Empty when not bound.",
    at: "getWechatBinding",
    twist: () =>
      editData<WechatBinding>((binding) => {
        if (!binding.is_bound) binding.nickname = "微信用户";
      }),
  },
  {
    sentence: "Masked, as in `186****1402`.",
    at: "getAgreement",
    twist: () => editData<Agreement>((agreement) => void (agreement.phone = unmask(agreement.phone))),
  },
  {
    sentence: "Which certificate is missing; empty when allowed.",
    at: "listBusinessScopes",
    twist: () =>
      editAll<BusinessScope>((scope) => {
        if (scope.is_allowed) scope.describe = "缺少有效的《药品经营许可证》";
      }),
  },
  {
    sentence: "Over all kinds, whatever the filter.",
    at: "listMessages",
    twist: () =>
      editData<ListMessages200Data>((page, { query }) => {
        if (query.has("type") || query.has("is_read"))
          page.unread = page.list.filter((message) => !message.is_read).length;
      }),
  },
];
