export type Address = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
  readonly is_default: number;
};

type Rule = { readonly required: boolean; readonly pattern: RegExp };

const text = (most: number): Rule => ({ required: true, pattern: new RegExp(`^[^]{1,${most}}$`, "u") });

const RULES: Readonly<Record<string, Rule>> = {
  name: text(50),
  phone: { required: true, pattern: /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/ },
  province: text(30),
  city: text(30),
  district: { required: true, pattern: /^[^]{0,30}$/u },
  detail: text(200),
  is_default: { required: false, pattern: /^[01]$/ },
};

export type Errors = Readonly<Record<string, readonly string[]>>;

/** Reads an address form; returns the invalid fields otherwise. */
export function readAddress(form: Readonly<Record<string, unknown>>, id: number): Address | Errors {
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(form)) if (!(name in RULES)) errors[name] = ["没有这一项"];
  for (const [name, { required, pattern }] of Object.entries(RULES)) {
    const value = form[name];
    if (value === undefined ? required : typeof value !== "string" || !pattern.test(value))
      errors[name] = ["填写有误"];
  }
  if (Object.keys(errors).length > 0) return errors;
  const { is_default: isDefault = "0", ...texts } = form as Record<string, string>;
  return { ...texts, id, is_default: Number(isDefault) } as Address;
}

/** Whether the form was a valid address. */
export const isAddress = (read: Address | Errors): read is Address => typeof read.id === "number";
