import type { ReactNode } from "react";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { StepFrame } from "./step-frame.tsx";
import styles from "./forget-frame.module.css";

const STEPS = ["验证手机号", "设置新密码", "重置成功"] as const;

type Props = { title: string; current: 1 | 2 | 3; children: ReactNode };

/** The layout shared by the three pages of a password reset. */
export function ForgetFrame({ title, current, children }: Props) {
  return (
    <StepFrame
      title={title}
      steps={STEPS}
      current={current}
      isOver={current === STEPS.length}
      others={
        current < STEPS.length && (
          <span>
            想起密码了？<TextLink to={paths.login()}>返回登录</TextLink>
          </span>
        )
      }
    >
      <div className={styles.content}>{children}</div>
    </StepFrame>
  );
}
