import { teamRightLabels, teamRoleLabels } from "#generated/enum-labels.ts";
import { useAcceptTeamInvitation, useGetTeamInvitation } from "#generated/hooks/team/team.ts";
import type { TeamInvitation } from "#generated/model/index.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PasswordField } from "#src/shared/ui/field/password-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { looks, Stack } from "#src/shared/ui/layout/layout.tsx";
import { FactList } from "#src/shared/ui/records/fact-list.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { passwordPair } from "#src/shared/verification/password-pair.ts";

type Props = { code: string; onEntered: () => void };

/** The content of an invitation, and the account with which it is accepted. */
export function InvitationForm({ code, onEntered }: Props) {
  const query = useGetTeamInvitation(code, {
    query: {
      enabled: code !== "",
      select: (response) => response.data,
      retry: false,
      refetchOnWindowFocus: false,
      meta: { errors: "inline" },
    },
  });
  if (code === "" || query.error?.status === 404)
    return (
      <EmptyState
        title="邀请不存在或已失效"
        hint="邀请只能接受一次，过期后请联系邀请人重新发送。"
        links={[{ name: "去登录", to: paths.login() }]}
      />
    );
  return (
    <Loaded query={query} what="邀请" skeleton="64">
      {(invitation) => (
        <Stack gap="4">
          <FactList facts={factsOf(invitation)} />
          <AccountFields code={code} onEntered={onEntered} />
        </Stack>
      )}
    </Loaded>
  );
}

const factsOf = ({ company, inviter, name, phone, role, rights, until }: TeamInvitation) =>
  [
    ["企业", company],
    ["邀请人", inviter],
    ["您的身份", `${name}（${teamRoleLabels[role]}）`],
    ["登录手机号", phone],
    ["权限", rights.map((right) => teamRightLabels[right]).join("、")],
    ["有效期", `${formatMinute(until)} 前`],
  ] as const;

const NO_ACCOUNT = { username: "", password: "", repetition: "" };
const loadRules = async () => (await import("../lib/invitation-rules.ts")).invitationRules;

function AccountFields({ code, onEntered }: Props) {
  const form = useFormWithRules({ loadRules, empty: NO_ACCOUNT });
  const call = useAcceptTeamInvitation({
    mutation: { meta: { onApiError: showOnFields(form.setError, NO_ACCOUNT) }, onSuccess: onEntered },
  });
  const { submit, isBusy } = useFormSubmit(form, [call], ({ username, password }) =>
    call.mutateAsync({ code, data: { username, password } }),
  );
  const { errors } = form.formState;
  const pair = passwordPair(form);
  return (
    <form noValidate aria-label="设置账号" onSubmit={(event) => void submit(event)}>
      <TextField
        label="用户名"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="4 至 20 位字母、数字或下划线，以字母开头"
        error={errors.username?.message}
        {...form.register("username")}
      />
      <PasswordField
        label="登录密码"
        autoComplete="new-password"
        placeholder="请设置登录密码"
        error={errors.password?.message}
        {...pair.password()}
      />
      <PasswordField
        label="确认密码"
        autoComplete="new-password"
        placeholder="请再填写一次"
        error={errors.repetition?.message}
        {...pair.repetition()}
      />
      <Button
        className={looks({ fullWidth: true })}
        type="submit"
        size="lg"
        loading={isBusy}
        loadingText="正在加入"
      >
        接受邀请并登录
      </Button>
    </form>
  );
}
