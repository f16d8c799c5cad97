import { useQueryClient } from "@tanstack/react-query";
import { useController, useFormContext, useFormState, useWatch } from "react-hook-form";
import { Flag } from "#generated/enums.ts";
import type { SmsScene } from "#generated/enums.ts";
import { getCheckPhoneQueryOptions } from "#generated/hooks/user/user.ts";
import { readMobile } from "#src/shared/lib/written.ts";
import { SmsCodeField } from "#src/shared/ui/field/sms-code-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { useSmsCode } from "./use-sms-code.ts";

/** The cache time of a response, so that correcting another field does not repeat the request. */
const HOLDS_MS = 30_000;

type Values = { phone: string; code: string };

type Props = {
  scene: SmsScene;
  /** The required owner of the number: a member, or nobody yet; otherwise no code is sent. */
  expects: "member" | "stranger";
};

const NOT_SO = {
  member: "该手机号未注册，请核对手机号",
  stranger: "该手机号已注册，请直接登录或找回密码",
} as const;

/** A mobile number and the SMS code that verifies it, for forms with both fields. */
export function PhoneCodeFields({ scene, expects }: Props) {
  const { control, register, trigger, setError, getValues } = useFormContext<Values>();
  const { errors } = useFormState({ control });
  const phone = readMobile(useWatch({ control, name: "phone" }));
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: "code" });
  const isMember = usePhoneCheck();
  const onPhoneProblem = (message: string) => setError("phone", { message }, { shouldFocus: true });

  async function isReady(): Promise<boolean> {
    if (!(await trigger("phone", { shouldFocus: true }))) return false;
    const known = await isMember(readMobile(getValues("phone")));
    if (known === undefined || known === (expects === "member")) return known !== undefined;
    onPhoneProblem(NOT_SO[expects]);
    return false;
  }

  const { captcha, wait, problem, isSending, send } = useSmsCode({ scene, phone, isReady, onPhoneProblem });
  return (
    <>
      <TextField
        label="手机号"
        inputMode="tel"
        autoComplete="tel"
        placeholder="11 位手机号"
        error={errors.phone?.message}
        {...register("phone")}
      />
      <CaptchaField captcha={captcha} />
      <SmsCodeField
        ref={ref}
        code={value}
        onChange={onChange}
        error={problem ?? errors.code?.message}
        wait={wait}
        isSending={isSending}
        onSend={send}
      />
    </>
  );
}

/** Checks whether a mobile number belongs to a member; undefined when that failed, which has already been reported. */
function usePhoneCheck(): (phone: string) => Promise<boolean | undefined> {
  const client = useQueryClient();
  return async (phone) => {
    const options = getCheckPhoneQueryOptions(phone, { query: { staleTime: HOLDS_MS } });
    const response = await client.fetchQuery(options).catch(() => undefined);
    return response && response.data.registered === Flag.Yes;
  };
}
