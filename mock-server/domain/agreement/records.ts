import type { SentCode } from "#mock/domain/common/sms-code.ts";

/** The last SMS code for signing. */
export type AgreementCode = SentCode;
