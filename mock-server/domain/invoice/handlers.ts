import type { ApplyInvoiceBody } from "#generated/model/applyInvoiceBody.ts";
import type { DownloadInvoicesBody } from "#generated/model/downloadInvoicesBody.ts";
import type { EmailInvoiceBody } from "#generated/model/emailInvoiceBody.ts";
import type { EmailInvoicesBody } from "#generated/model/emailInvoicesBody.ts";
import type { InvoiceTitleInput } from "#generated/model/invoiceTitleInput.ts";
import type { ListInvoicesParams } from "#generated/model/listInvoicesParams.ts";
import { withinDays } from "#mock/domain/common/days.ts";
import { buyerOf, created, type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { emailInvoice as email, findInvoice } from "./commands/email.ts";
import { emailInvoices as emailSet, packInvoices } from "./commands/invoice-sets.ts";
import { addTitle, removeTitle, replaceTitle } from "./commands/titles.ts";
import { presentArchive, presentInvoice } from "./present.ts";
import { applyInvoice as apply, titlesOf } from "./rules/invoice-making.ts";

type ById = { path: { id: number } };

export const listInvoices: Handler<{ query: ListInvoicesParams }> = (request, state) => {
  const { status, keywords, order_id: orderId, page, page_size: size } = request.query;
  const isWithin = withinDays(request.query);
  const word = (keywords ?? "").trim().toUpperCase();
  const found = newestOwned(state.invoices, buyerOf(request, state)).filter(
    (invoice) =>
      (status === undefined || invoice.status === status) &&
      (orderId === undefined || invoice.orderId === orderId) &&
      isWithin(invoice.createdAt) &&
      (invoice.orderNo.includes(word) || invoice.invoiceNo.includes(word)),
  );
  const { list, ...rest } = pageOf(found, page, size);
  return ok({ list: list.map((invoice) => presentInvoice(state, invoice, request.origin)), ...rest });
};

export const getInvoice: Handler<ById> = (request, state) =>
  ok(presentInvoice(state, findInvoice(state, buyerOf(request, state), request.path.id), request.origin));

export const applyInvoice: Handler<{ body: ApplyInvoiceBody }> = (request, state) => {
  const { order_id: orderId, title_id: titleId } = request.body;
  return created(
    presentInvoice(state, apply(state, buyerOf(request, state), orderId, titleId), request.origin),
  );
};

export const emailInvoice: Handler<ById & { body: EmailInvoiceBody }> = (request, state) => {
  email(state, buyerOf(request, state), request.path.id, request.body.email);
  return ok(null);
};

export const downloadInvoices: Handler<{ body: DownloadInvoicesBody }> = (request, state) =>
  ok(presentArchive(packInvoices(state, buyerOf(request, state), request.body.ids), request.origin));

export const emailInvoices: Handler<{ body: EmailInvoicesBody }> = (request, state) => {
  emailSet(state, buyerOf(request, state), request.body.ids, request.body.email);
  return ok(null);
};

export const listInvoiceTitles: Handler = (request, state) => ok(titlesOf(state, buyerOf(request, state).id));

export const createInvoiceTitle: Handler<{ body: InvoiceTitleInput }> = (request, state) =>
  created(addTitle(state, buyerOf(request, state), request.body));

export const updateInvoiceTitle: Handler<ById & { body: InvoiceTitleInput }> = (request, state) =>
  ok(replaceTitle(state, buyerOf(request, state), request.path.id, request.body));

export const deleteInvoiceTitle: Handler<ById> = (request, state) => {
  removeTitle(state, buyerOf(request, state), request.path.id);
  return ok(null);
};
