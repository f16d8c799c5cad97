import { PAGE_VIEWS_MAX } from "#generated/control/limits.ts";
import type { PageView } from "#generated/control/model/pageView.ts";
import type { ReportPageViewBody } from "#generated/control/model/reportPageViewBody.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";

/** Stands for the analytics service: what pages have reported to it, oldest first. */
export const pageViewsRoute: ControlRoute = {
  // The shop's pages report to it wherever they are opened.
  open: "POST",
  GET: ({ world }) => jsonResponse(200, { views: world.pageViews }),
  POST: ({ app, world, body: report }: ControlRequest<ReportPageViewBody>) => {
    const view: PageView = { ...report, reported_at: formatDateTime(world.clock.now()) };
    world.pageViews.push(view);
    world.pageViews.splice(0, world.pageViews.length - PAGE_VIEWS_MAX);
    app.events.emit(world.name, "page-view", view);
    return jsonResponse(201, view);
  },
};
