import type { ListArticleCategoriesParams } from "#generated/model/listArticleCategoriesParams.ts";
import { HELP, HELP_CATEGORY } from "#mock/fixtures/home/chrome.ts";
import { presentCommonData } from "#mock/state/present/home.ts";
import { type Handler, ok } from "./define.ts";

export const getCommonData: Handler = ({ origin }, state) => ok(presentCommonData(state, origin));

export const listArticleCategories: Handler<{ query: ListArticleCategoriesParams }> = ({ query }) =>
  ok((query.category_id ?? HELP_CATEGORY) === HELP_CATEGORY ? HELP : []);
