import type { Twist, WireResponse, WireCall } from "./wire.ts";

/** The part of a record that a fault needs. */
export type Fields = Record<string, unknown>;
export type Page = { list: Fields[]; total: number; page: number; page_size: number };

const isSuccess = ({ status }: WireResponse) => status >= 200 && status < 300;

/** Changes the data of a success; a returned value replaces it. */
export function editData<T>(change: (data: T, call: WireCall) => unknown): Twist {
  return {
    after(response, call) {
      if (!isSuccess(response)) return;
      const envelope = JSON.parse(response.body) as { data: T };
      const replaced = change(envelope.data, call);
      if (replaced !== undefined) envelope.data = replaced as T;
      response.body = JSON.stringify(envelope);
    },
  };
}

/** The same for each record of a list or a page. */
export const editEach = (change: (record: Fields) => void): Twist =>
  editData<Fields[] | Page>((data) => {
    for (const record of Array.isArray(data) ? data : data.list) change(record);
  });

export const jsonResponse = (status: number, body: object): WireResponse => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  cookies: [],
  body: JSON.stringify(body),
});

/** A refusal in the contract's format. */
export const refusal = (status: number, message: string, errors?: Readonly<Record<string, string[]>>) =>
  jsonResponse(status, { code: status, message, ...(errors && { errors }) });

/** A success in the contract's format. */
export const success = (data: unknown, status = 200) =>
  jsonResponse(status, { code: status, message: "成功", data });

/** Refuses such calls without asking the mock. */
export const refuseIf = (isRefused: (call: WireCall) => boolean, response: WireResponse): Twist => ({
  before: (call) => (isRefused(call) ? response : undefined),
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
export const whenStatus = (status: number, change: (response: WireResponse) => void): Twist => ({
  after(response) {
    if (response.status === status) change(response);
  },
});

/** Another response in place of those with this status. */
export const replaceStatus = (status: number, other: WireResponse): Twist =>
  whenStatus(status, (response) => void Object.assign(response, other));

/** A conflict gets the last success. */
export function repeatSuccess(): Twist {
  let last: Pick<WireResponse, "status" | "body"> | undefined;
  return {
    after(response) {
      if (isSuccess(response)) last = { status: response.status, body: response.body };
      else if (response.status === 409 && last) Object.assign(response, last);
    },
  };
}

/** Applies to every success. */
export const whenSuccess = (change: (response: WireResponse) => void): Twist => ({
  after(response) {
    if (isSuccess(response)) change(response);
  },
});
