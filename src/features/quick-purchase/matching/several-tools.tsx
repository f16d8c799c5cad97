import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { type Ambiguous, BULK_WAYS, type Choices, choicesBy, onlyCandidates } from "./bulk-choice.ts";
import { Tools } from "./tools.tsx";

type Props = {
  lines: readonly Ambiguous[];
  onChoose: (choices: Choices) => void;
  /** Takes the choice for these lines back. */
  onReopen: (keys: ReadonlySet<string>) => void;
};

/** Chooses goods for all lines that have several candidates. */
export function SeveralTools({ lines, onChoose, onReopen }: Props) {
  const only = onlyCandidates(lines);
  const choose = (choices: Choices, what: string) => {
    const left = lines.filter(({ key, match }) => match === "several" && !choices.has(key)).length;
    onChoose(choices);
    toast({
      status: choices.size > 0 ? "success" : "info",
      message:
        choices.size > 0
          ? `已为 ${choices.size} 行${what}${left > 0 ? `，还有 ${left} 行不能这样选` : ""}`
          : "没有可以这样选的行，请逐行选择",
      ...(choices.size > 0 && {
        action: { label: "撤销", onClick: () => onReopen(new Set(choices.keys())) },
      }),
    });
  };
  return (
    <Tools name="待选择">
      {BULK_WAYS.map(([way, name]) => (
        <Button key={way} size="xs" variant="outline" onClick={() => choose(choicesBy(way, lines), name)}>
          {name}
        </Button>
      ))}
      {only.size > 0 && (
        <Button size="xs" variant="outline" onClick={() => choose(only, "采用唯一候选")}>
          采用唯一候选 {only.size} 行
        </Button>
      )}
    </Tools>
  );
}
