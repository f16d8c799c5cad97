import { useState } from "react";
import { useInviteTeamMember, useUpdateTeamMember } from "#generated/hooks/team/team.ts";
import type { TeamMember } from "#generated/model/index.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import {
  memberProblems,
  type MemberValues,
  NO_MEMBER,
  toMemberBody,
  valuesOf,
} from "../lib/member-values.ts";

/** The form of a person, to be invited or changed: problems are on their fields, a refusal above the buttons. */
export function useMemberForm(member: TeamMember | undefined, onSaved: (saved: TeamMember) => void) {
  const [values, setValues] = useState<MemberValues>(() => (member ? valuesOf(member) : NO_MEMBER));
  const [isChecked, setChecked] = useState(false);
  const once = useSingleFlight();
  const mutation = { meta: { errors: inlineIf(isRefusal) } };
  const invite = useInviteTeamMember({ mutation });
  const update = useUpdateTeamMember({ mutation });
  const refusal = [invite.error, update.error].find((error) => error && isRefusal(error)) ?? undefined;
  const { phone: takenPhone, ...others } = refusal?.errors ?? {};
  const problems = memberProblems(values, member === undefined);

  function submit(): void {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    const data = toMemberBody(values);
    once(async () => {
      const saved = member
        ? await update.mutateAsync({ id: member.id, data })
        : await invite.mutateAsync({ data: { ...data, phone: values.phone } });
      onSaved(saved.data);
    });
  }

  return {
    values,
    change: (differences: Partial<MemberValues>) => {
      invite.reset();
      update.reset();
      setValues({ ...values, ...differences });
    },
    problems: { ...(isChecked && problems), ...(takenPhone?.[0] && { phone: takenPhone[0] }) },
    refusal: refusal?.kind === "business" ? refusal.message : Object.values(others)[0]?.[0],
    isSaving: invite.isPending || update.isPending,
    submit,
  };
}
