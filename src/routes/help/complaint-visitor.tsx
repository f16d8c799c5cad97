import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { ContactWays } from "./contact-ways.tsx";

/** A reply needs a recipient: visitors are prompted to log in or to use another channel. */
export function ComplaintVisitor({ here }: { here: string }) {
  return (
    <>
      <Notice
        action={
          <>
            <ButtonLink size="sm" to={paths.login(here)}>
              登录后提交
            </ButtonLink>
            <ButtonLink size="sm" variant="outline" to={paths.help("us/link")}>
              其他联系方式
            </ButtonLink>
          </>
        }
      >
        提交投诉与建议需要登录，答复会发到您的账号里。紧急情况请直接拨打投诉热线。
      </Notice>
      <ContactWays />
    </>
  );
}
