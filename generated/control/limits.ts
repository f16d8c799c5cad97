// Generated from generated/control/openapi.json. Do not edit: run `npm run generate`.

export const CALLS_MAX = 500;
export const DIFF_CHANGES_MAX = 1000;
export const FAULT_RULES_MAX = 200;
export const FEEDBACK_REPLY_MAX = 1000;
export const PAGE_RECORDS_MAX = 200;
export const PAGE_VIEWS_MAX = 200;
export const SNAPSHOTS_MAX = 20;
export const VARIETY_REPLY_MAX = 500;
