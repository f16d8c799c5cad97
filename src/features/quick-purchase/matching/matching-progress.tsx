import { Button } from "#src/shared/ui/button/button.tsx";
import { Box, Row } from "#src/shared/ui/layout/layout.tsx";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import type { Matching } from "./use-matching.ts";

type Props = { total: number; matching: Matching };

/** The progress of matching, with pause and resume. */
export function MatchingProgress({ total, matching: { waiting, isMatching, pause, stop, resume } }: Props) {
  if (pause) {
    const why = pause.isFailure ? `匹配中断：${pause.message}。` : "已停止匹配。";
    return (
      <Notice
        action={
          <Button size="xs" variant="outline" onClick={resume}>
            继续匹配
          </Button>
        }
      >
        {why}还有 {waiting} 行没有匹配，已匹配的都保留着。
      </Notice>
    );
  }
  if (!isMatching) return null;
  const done = total - waiting;
  const text = `正在匹配 ${done}/${total} 行`;
  return (
    <Row align="center" gap="3">
      <Box grow narrow>
        <Meter percent={Math.round((done / total) * 100)} label="匹配进度" text={text} />
      </Box>
      {text}
      <Button size="xs" variant="outline" onClick={stop}>
        停止
      </Button>
    </Row>
  );
}
