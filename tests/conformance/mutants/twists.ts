import type { Twist, WireAnswer, WireCall } from "./wire.ts";

/** The part of a record that a fault needs. */
export type Fields = Record<string, unknown>;
export type Page = { list: Fields[]; total: number; page: number; page_size: number };

const isSuccess = ({ status }: WireAnswer) => status >= 200 && status < 300;

/** Changes the data of a success; a returned value replaces it. */
export function editData<T>(change: (data: T, call: WireCall) => unknown): Twist {
  return {
    after(answer, call) {
      if (!isSuccess(answer)) return;
      const envelope = JSON.parse(answer.body) as { data: T };
      const replaced = change(envelope.data, call);
      if (replaced !== undefined) envelope.data = replaced as T;
      answer.body = JSON.stringify(envelope);
    },
  };
}

/** The same for each record of a list or a page. */
export const editEach = (change: (record: Fields) => void): Twist =>
  editData<Fields[] | Page>((data) => {
    for (const record of Array.isArray(data) ? data : data.list) change(record);
  });

export const jsonAnswer = (status: number, body: object): WireAnswer => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  cookies: [],
  body: JSON.stringify(body),
});

/** A refusal in the contract's format. */
export const refusal = (status: number, message: string, errors?: Readonly<Record<string, string[]>>) =>
  jsonAnswer(status, { code: status, message, ...(errors && { errors }) });

/** A success in the contract's format. */
export const success = (data: unknown, status = 200) =>
  jsonAnswer(status, { code: status, message: "成功", data });

/** Refuses such calls without asking the mock. */
export const refuseIf = (isRefused: (call: WireCall) => boolean, answer: WireAnswer): Twist => ({
  before: (call) => (isRefused(call) ? answer : undefined),
});

/** A success without effect. */
export const inVain: Twist = { before: (call, mock) => mock.askInVain(call) };

/** Fixes a call that the mock would refuse, so that it is accepted. */
export const mendCall = (mend: (call: WireCall) => void): Twist => ({
  before(call) {
    mend(call);
    return undefined;
  },
});

export const mendQuery = (mend: (query: URLSearchParams) => void) => mendCall(({ query }) => mend(query));
export const mendForm = (mend: (form: URLSearchParams) => void) => mendCall(({ form }) => mend(form));

/** Applies only to responses with this status. */
export const whenStatus = (status: number, change: (answer: WireAnswer) => void): Twist => ({
  after(answer) {
    if (answer.status === status) change(answer);
  },
});

/** Another response in place of those with this status. */
export const replaceStatus = (status: number, other: WireAnswer): Twist =>
  whenStatus(status, (answer) => void Object.assign(answer, other));

/** A conflict is answered with the last success. */
export function repeatSuccess(): Twist {
  let last: Pick<WireAnswer, "status" | "body"> | undefined;
  return {
    after(answer) {
      if (isSuccess(answer)) last = { status: answer.status, body: answer.body };
      else if (answer.status === 409 && last) Object.assign(answer, last);
    },
  };
}

/** Applies to every success. */
export const whenSuccess = (change: (answer: WireAnswer) => void): Twist => ({
  after(answer) {
    if (isSuccess(answer)) change(answer);
  },
});
