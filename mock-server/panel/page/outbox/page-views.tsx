import { Heading, Stack } from "@chakra-ui/react";
import { useMock } from "../world/queries.ts";
import { Mail } from "./mail.tsx";
import { say } from "../language.ts";

/** Shows the page views reported to the analytics service, newest first; nothing without a report. */
export function PageViews() {
  const { data: views = [] } = useMock("pageViews", (control) => control.pageViews());
  if (views.length === 0) return null;
  return (
    <section aria-labelledby="page-views">
      <Heading as="h2" size="sm" marginBlock="3" id="page-views">
        {say("Reports of pages", "页面上报")}
      </Heading>
      <Stack as="ol" listStyleType="none">
        {views.toReversed().map(({ name, path, title, vitals, reported_at }, index) => (
          <Mail
            // Reports are only ever appended.
            key={views.length - index}
            to={vitals ? say("Web vitals", "性能指标") : say("Page view", "页面访问")}
            at={reported_at}
            text={[name, path, title, vitals && JSON.stringify(vitals)].filter(Boolean).join(" · ")}
          />
        ))}
      </Stack>
    </section>
  );
}
