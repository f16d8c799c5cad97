import { chakra } from "@chakra-ui/react";
import type { GoodsActivity } from "#generated/model/index.ts";
import { readLink } from "#src/shared/lib/read-link.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { paths } from "#src/shared/paths.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { describePeriod } from "../lib/describe-period.ts";
import { SPIKE_ID } from "./spike.tsx";

/** An activity: its picture, title, number of goods, and end. */
export function ActivityTile({ activity }: { activity: GoodsActivity }) {
  const period = useServerClock((now) => describePeriod(activity, now));
  const content = (
    <>
      <DataPicture src={activity.image} alt="" ratio={2.5} />
      <span data-part="name">
        <span>{activity.name}</span>
        <i>{activity.tag}</i>
      </span>
      <span data-part="facts">
        <span>{activity.goods_number.toLocaleString("zh-CN")} 个品种</span>
        <span>{period}</span>
      </span>
    </>
  );
  const link = readLink(activity.url);
  const isHere = link.kind === "route" && link.to === paths.home();
  return (
    <chakra.li css={styles}>
      {isHere ? (
        <button type="button" onClick={() => document.getElementById(SPIKE_ID)?.scrollIntoView()}>
          {content}
        </button>
      ) : (
        <DataLink url={activity.url}>{content}</DataLink>
      )}
    </chakra.li>
  );
}

const styles = {
  minWidth: "0",
  "& > *": {
    display: "flex",
    flexDirection: "column",
    width: "full",
    height: "full",
    overflow: "hidden",
    borderWidth: "1px",
    borderRadius: "md",
    bg: "bg.panel",
    cursor: "pointer",
    textAlign: "start",
    _hover: { borderColor: "brand.border", boxShadow: "sm" },
  },
  "& img": { objectPosition: "left" },
  "& [data-part=name], & [data-part=facts]": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "2",
    px: "2.5",
  },
  "& [data-part=name]": { pt: "1.5", fontWeight: "600" },
  "& i": {
    flexShrink: "0",
    px: "1",
    borderRadius: "xs",
    bg: "tag.red.bg",
    color: "tag.red",
    fontSize: "xs",
    fontStyle: "normal",
    fontWeight: "400",
  },
  "& [data-part=facts]": { flexWrap: "wrap", pb: "2", color: "fg.subtle", fontSize: "xs" },
} as const;
