import type { PageView } from "#generated/control/model/index.ts";
import { jsonAnswer } from "#mock/http/answers.ts";
import { type FieldChecks, checkFields, isRecord, isText, REQUEST_BODY } from "#mock/input/check-fields.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { ControlRoute } from "./control-request.ts";

/** The oldest make room for new ones. */
const MOST_VIEWS = 200;

const ANY_TEXT = [(value: unknown) => typeof value === "string", ["a text", "文本"]] as const;
const FIELDS: FieldChecks = {
  name: [isText, ["the name of a route", "路由名称"]],
  path: [isText, ["a path", "路径"]],
  title: ANY_TEXT,
  referrer: ANY_TEXT,
  vitals: [isRecord, ["an object of web vitals", "性能指标的对象"]],
};

/** Stands for the analytics service: what pages have reported to it, oldest first. */
export const pageViewsRoute: ControlRoute = {
  // The shop's pages report to it wherever they are opened.
  open: "POST",
  GET: ({ world }) => jsonAnswer(200, { views: world.pageViews }),
  POST: ({ app, world, body }) => {
    const report = checkFields(REQUEST_BODY, body, FIELDS, ["name", "path"]);
    const view = { ...report, reported_at: formatDateTime(world.clock.now()) } as PageView;
    world.pageViews.push(view);
    world.pageViews.splice(0, world.pageViews.length - MOST_VIEWS);
    app.events.emit(world.name, "page-view", view);
    return jsonAnswer(201, view);
  },
};
