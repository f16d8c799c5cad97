import type { ReactNode } from "react";
import { RegistrationKind } from "#generated/enums.ts";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { StepFrame } from "./step-frame.tsx";

const STEPS = ["填写账号", "提交企业资料", "等待审核"] as const;

const WAYS = {
  single: { title: "会员注册", link: "单店注册", to: paths.registerStep(RegistrationKind.SingleStore, 1) },
  stores: { title: "多店注册", link: "多店注册", to: paths.registerStep(RegistrationKind.MultiStore, 1) },
  wechat: { title: "微信注册", link: "微信注册", to: paths.registerByWechat() },
} as const;

export type Way = keyof typeof WAYS;

type Props = { way: Way; current: 1 | 2 | 3; isOver?: boolean; children: ReactNode };

/** The layout shared by the registration pages; the first one links to the other ways to register. */
export function RegisterFrame({ way, current, isOver = false, children }: Props) {
  const others = Object.entries(WAYS).filter(([name]) => name !== way);
  return (
    <StepFrame
      title={WAYS[way].title}
      steps={STEPS}
      current={current}
      isOver={isOver}
      others={
        current === 1 && (
          <>
            {others.map(([name, { link, to }]) => (
              <TextLink key={name} to={to}>
                {link}
              </TextLink>
            ))}
            <span>
              已有账号？<TextLink to={paths.login()}>去登录</TextLink>
            </span>
          </>
        )
      }
    >
      {children}
    </StepFrame>
  );
}
