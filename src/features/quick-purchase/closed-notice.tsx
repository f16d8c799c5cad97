import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import type { Closed } from "./use-saved-draft.ts";

type Props<T> = {
  closed: Closed<T> & { forget: () => void };
  /** The name of the unfinished work (采购单), and its amount. */
  what: string;
  amount: string;
  onRestore: (value: T) => void;
};

/** Offers what was left unfinished in a tab that was closed. */
export function ClosedNotice<T>({ closed, what, amount, onRestore }: Props<T>) {
  return (
    <Notice
      action={
        <>
          <Button size="xs" onClick={() => onRestore(closed.value)}>
            接着做
          </Button>
          <Button size="xs" variant="outline" onClick={closed.forget}>
            不要了
          </Button>
        </>
      }
    >
      上次有一份{what}未完成：{amount}，保存于 {shanghaiDay(closed.at)}。
    </Notice>
  );
}
