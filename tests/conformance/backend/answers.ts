import type { Context } from "hono";
import { type Habit, withHabit } from "./habits.ts";

export type BuyerEnv = { Variables: { user: string } };

/** The contract's envelope, distorted by the backend's habit if it has one. */
export function answersWith(habit: Habit | undefined) {
  return {
    success: (c: Context, data: unknown, status: 200 | 201 = 200) =>
      c.json({ code: status, message: "成功", data: withHabit(data, habit) }, status),
    refuse: (c: Context, status: 401 | 404 | 415 | 422, message: string, errors?: object) =>
      c.json({ code: status, message, ...(errors && { errors }) }, habit === "error-in-200" ? 200 : status),
  };
}

export type Answers = ReturnType<typeof answersWith>;

/** The fields of a form; undefined for other content types. */
export async function readForm(c: Context): Promise<Record<string, string> | undefined> {
  const type = c.req.header("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return undefined;
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
