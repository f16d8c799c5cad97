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

/** A success without effect. */
export const inVain: Twist = { before: (call, mock) => mock.askInVain(call) };

/** Fixes a query that the mock would refuse, so that it is accepted. */
export const mendQuery = (mend: (query: URLSearchParams) => void): Twist => ({
  before({ query }) {
    mend(query);
    return undefined;
  },
});

/** The same for a form. */
export const mendForm = (mend: (form: URLSearchParams) => void): Twist => ({
  before({ form }) {
    mend(form);
    return undefined;
  },
});

/** Applies only to responses with this status. */
export const whenStatus = (status: number, change: (answer: WireAnswer) => void): Twist => ({
  after(answer) {
    if (answer.status === status) change(answer);
  },
});

/** Applies to every success. */
export const whenSuccess = (change: (answer: WireAnswer) => void): Twist => ({
  after(answer) {
    if (isSuccess(answer)) change(answer);
  },
});
