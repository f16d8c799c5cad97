import type { Host } from "#api-spec/kit/document.ts";
import type { SentLines } from "./shared-state.ts";

/** What a worker is started with, as the environment variable MOCK_WORKER. */
export type WorkerPlace = {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** Where the workers' sockets for each other lie. */
  readonly folder: string;
};

/** What went wrong, as one process tells another. */
export type Failure = {
  /** The name of the error's class. */
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string | undefined;
  readonly port?: number | undefined;
  readonly address?: string | undefined;
  readonly syscall?: string | undefined;
};

/** From a worker to the first process. */
export type FromWorker =
  /** The other workers can pass calls on to it. */
  | { readonly kind: "reachable" }
  | { readonly kind: "ready"; readonly urls: Readonly<Record<Host, string>> }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "closed" }
  /** A line for the terminal, told once however many workers have it. */
  | { readonly kind: "note"; readonly text: string }
  /** This worker's worlds, for the state file. */
  | ({ readonly kind: "lines"; readonly save: number } & SentLines);

/** From the first process to a worker. */
export type ToWorker =
  /** All workers are reachable. */
  | { readonly kind: "open" }
  | { readonly kind: "close" }
  | { readonly kind: "saved"; readonly save: number; readonly failure?: Failure };

export function failureOf(error: unknown): Failure {
  const { message, stack, code, port, address, syscall } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  const name = error instanceof Error ? error.constructor.name : "Error";
  return { name, message: message ?? String(error), stack, code, port, address, syscall };
}

/** An error of another process: it has the fields of the original, and its class by name. */
export class WorkerError extends Error {
  readonly kind: string;

  constructor({ name, ...fields }: Failure) {
    super(fields.message);
    Object.assign(this, fields);
    this.kind = name;
  }
}
