export type PasswordStrength = "weak" | "fair" | "strong";

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
/** Patterns that attackers try first, whatever follows them: `abcdefgh1`, `11111111a`, `password1`. */
const GUESSABLE = /(.)\1{3}|0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf|password|admin/i;
const LONG = 12;

/** Rates a password by its length, its kinds of characters and common patterns. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length < 8 || kinds < 2 || GUESSABLE.test(password)) return "weak";
  const isStrong = kinds === KINDS.length || (kinds >= 3 && password.length >= LONG);
  return isStrong ? "strong" : "fair";
}
