import { useRef } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PLAN_FILE_TYPES } from "./read-plan-file.ts";

type Props = {
  /** The name of the file field. */
  label: string;
  isReading: boolean;
  onFiles: (files: readonly File[]) => void;
  children: string;
};

/** Lets the buyer choose a file with a table. */
export function FileButton({ label, isReading, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" variant="outline" loading={isReading} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PLAN_FILE_TYPES}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the same file be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
