import type { Context } from "hono";
import { type Habit, withHabit } from "./habits.ts";

export type Refusal = 400 | 401 | 403 | 404 | 405 | 409 | 415 | 422;

/** A call that this backend does not respond with success. */
export class Refused extends Error {
  readonly status: Refusal;
  readonly errors: object | undefined;
  constructor(status: Refusal, message: string, errors?: object) {
    super(message);
    this.name = "Refused";
    this.status = status;
    this.errors = errors;
  }
}

/** Refuses one field of the input. */
export const refuseField = (field: string, message: string) =>
  new Refused(422, message, { [field]: [message] });

export const notFound = (message = "没有这条记录") => new Refused(404, message);
export const conflict = (message: string) => new Refused(409, message);

/** The contract's envelope, distorted by the backend's habit if it has one. */
export function respondersOf(habit: Habit | undefined) {
  return {
    success: (c: Context, data: unknown, status: 200 | 201) =>
      c.json({ code: status, message: "成功", data: withHabit(data, habit) }, status),
    refuse: (c: Context, { status, message, errors }: Refused) =>
      c.json({ code: status, message, ...(errors && { errors }) }, habit === "error-in-200" ? 200 : status),
  };
}
