import { type PasswordStrength, passwordStrength } from "#src/shared/lib/password-strength.ts";
import styles from "./strength-meter.module.css";

const LEVELS: Readonly<Record<PasswordStrength, readonly [bars: number, name: string, advice: string]>> = {
  weak: [1, "弱", "请用 8 位以上的字母加数字，避开连续或重复的字符"],
  fair: [2, "中", "加长到 12 位，或混用大小写和符号，会更安全"],
  strong: [3, "强", "请妥善保管，不要与其他网站共用"],
};

type Props = {
  password: string;
  /** Hides the meter where the field shows an error, which needs the space. */
  isRefused: boolean;
};

/** The strength of a password while it is typed, as bars and in words. */
export function StrengthMeter({ password, isRefused }: Props) {
  const strength = passwordStrength(password);
  const [bars, name, advice] = LEVELS[strength];
  return (
    <div
      className={styles.root}
      data-below={isRefused || undefined}
      data-strength={password === "" ? undefined : strength}
    >
      <span className={styles.bars} aria-hidden>
        {[1, 2, 3].map((bar) => (
          <i className={styles.bar} key={bar} data-on={(password !== "" && bar <= bars) || undefined} />
        ))}
      </span>
      <p role="status">{password === "" ? "8 至 32 位，须含字母和数字" : `密码强度：${name}。${advice}`}</p>
    </div>
  );
}
