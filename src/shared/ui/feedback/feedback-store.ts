import type { ReactNode } from "react";
import { createStore } from "#src/shared/lib/store.ts";

type Action = { label: string; onClick: () => void };

export type Toast = {
  id: number;
  status: "success" | "error" | "info" | "warning";
  message: string;
  action?: Action | undefined;
  durationMs: number;
};

export type AlertRequest = {
  id: number;
  title: string;
  message: string;
  /** Shown below the message. */
  details?: ReactNode;
  confirmLabel: string;
  /** Set for a question; an alert has only one button. */
  cancelLabel?: string | undefined;
  /** A question can have a third answer. */
  otherLabel?: string | undefined;
  settle: (answer: Answer) => void;
};

/** The response to a question: yes, no, or the third choice. */
export type Answer = boolean | "other";

export type Feedback = { toasts: readonly Toast[]; alerts: readonly AlertRequest[] };

const feedback = createStore<Feedback>({ toasts: [], alerts: [] });
let lastId = 0;

function change(next: Partial<Feedback>): void {
  feedback.set({ ...feedback.get(), ...next });
}

/** Shows a temporary message. A message that is already visible is not shown twice. */
export function toast(options: Omit<Toast, "id" | "durationMs"> & { durationMs?: number }): number {
  const same = feedback.get().toasts.find(({ message }) => message === options.message);
  if (same) dismissToast(same.id);
  const shown = { ...options, id: ++lastId, durationMs: options.durationMs ?? 4000 };
  change({ toasts: [...feedback.get().toasts, shown].slice(-4) });
  return shown.id;
}

export function dismissToast(id: number): void {
  change({ toasts: feedback.get().toasts.filter((shown) => shown.id !== id) });
}

type AlertOptions = { title?: string; message: string; details?: ReactNode; confirmLabel?: string };

/** Shows an alert with one button; resolves when it is dismissed. Joins an identical alert that is already open. */
export async function alert(options: AlertOptions): Promise<void> {
  await ask({ confirmLabel: "知道了", ...options });
}

/** Asks a question; resolves to true when it is confirmed. */
export async function confirm(options: AlertOptions & { cancelLabel?: string }): Promise<boolean> {
  return (await choose(options)) === true;
}

/** Asks a question that can have a third answer. */
export async function choose(
  options: AlertOptions & { cancelLabel?: string; otherLabel?: string | undefined },
): Promise<Answer> {
  return ask({ confirmLabel: "确定", cancelLabel: "取消", ...options });
}

type Question = AlertOptions & {
  confirmLabel: string;
  cancelLabel?: string;
  otherLabel?: string | undefined;
};

function ask(options: Question): Promise<Answer> {
  const same = feedback
    .get()
    .alerts.find(({ message, details }) => message === options.message && details === options.details);
  return new Promise((resolve) => {
    if (same) {
      const settleFirst = same.settle;
      same.settle = (answer) => {
        settleFirst(answer);
        resolve(answer);
      };
      return;
    }
    const request: AlertRequest = {
      title: "温馨提示",
      ...options,
      id: ++lastId,
      settle: (answer) => {
        change({ alerts: feedback.get().alerts.filter(({ id }) => id !== request.id) });
        resolve(answer);
      },
    };
    change({ alerts: [...feedback.get().alerts, request] });
  });
}

export const useFeedback = (): Feedback => feedback.useValue();
