import { teamRightLabels } from "#generated/enum-labels.ts";
import { useGetCommonData } from "#generated/hooks/home/home.ts";
import type { TeamMember } from "#generated/model/index.ts";
import { inviteTeamMemberBodyNameMax } from "#generated/zod/team/team.zod.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { ChoiceTile } from "#src/shared/ui/field/choice-tile.tsx";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { FieldProblem } from "#src/shared/ui/field/field-problem.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useMemberForm } from "../hooks/use-member-form.ts";
import { PRESETS, RIGHTS, ROLES } from "../lib/presets.ts";

type Props = {
  /** The person to change; without one somebody is invited. */
  member?: TeamMember | undefined;
  onSaved: (saved: TeamMember) => void;
  onClose: () => void;
};

/** Invites a person, or changes role, rights and limits. */
export function MemberDialog({ member, onSaved, onClose }: Props) {
  const form = useMemberForm(member, onSaved);
  const { values, change, problems } = form;
  return (
    <Modal
      title={member ? `修改${member.name}的权限` : "邀请成员"}
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            取消
          </Button>
          <Button size="sm" loading={form.isSaving} loadingText="保存中" onClick={form.submit}>
            {member ? "保存" : "生成邀请"}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FieldPair>
          <TextField
            label="姓名"
            autoComplete="off"
            maxLength={inviteTeamMemberBodyNameMax}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
            error={problems.name}
          />
          {!member && (
            <TextField
              label="手机号"
              inputMode="tel"
              autoComplete="off"
              placeholder="也是登录手机号"
              value={values.phone}
              onChange={({ target }) => change({ phone: target.value.trim() })}
              error={problems.phone}
            />
          )}
        </FieldPair>
        <ChoiceGroup
          label="角色"
          choices={ROLES}
          value={values.role}
          onChange={(role) => change({ role, rights: PRESETS[role] })}
        />
        <fieldset>
          <Text as="legend" mb="1.5" tone="muted">
            权限
          </Text>
          <Row wrap gap="2">
            {RIGHTS.map((right) => (
              <ChoiceTile
                key={right}
                type="checkbox"
                name="rights"
                checked={values.rights.includes(right)}
                onChange={(isOn) =>
                  change({
                    rights: isOn ? [...values.rights, right] : values.rights.filter((one) => one !== right),
                  })
                }
              >
                {teamRightLabels[right]}
              </ChoiceTile>
            ))}
          </Row>
          <FieldProblem id="rights-error" error={problems.rights} />
        </fieldset>
        <FieldPair>
          <TextField
            label="单笔限额（元）"
            inputMode="decimal"
            autoComplete="off"
            placeholder="不限"
            value={values.orderLimit}
            onChange={({ target }) => change({ orderLimit: target.value.trim() })}
            error={problems.orderLimit}
          />
          <TextField
            label="每月限额（元）"
            inputMode="decimal"
            autoComplete="off"
            placeholder="不限"
            value={values.monthLimit}
            onChange={({ target }) => change({ monthLimit: target.value.trim() })}
            error={problems.monthLimit}
          />
        </FieldPair>
        <CategoryChoice value={values.categoryIds} onChange={(categoryIds) => change({ categoryIds })} />
        <Text as="p" tone="subtle" size="xs">
          超出限额或可购分类的订单，需由有审批权限的人通过后才能下单。
        </Text>
        {form.refusal && <Notice>{form.refusal}</Notice>}
      </Stack>
    </Modal>
  );
}

type CategoryProps = { value: readonly number[]; onChange: (ids: readonly number[]) => void };

/** The categories whose goods need no approval; those of the first level. */
function CategoryChoice({ value, onChange }: CategoryProps) {
  const { data } = useGetCommonData({
    query: { staleTime: Number.POSITIVE_INFINITY, select: (response) => response.data },
  });
  const entries = data ? [...data.category, ...data.category_zy, ...data.category_qx] : [];
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  if (unique.length === 0) return null;
  return (
    <details open={value.length > 0}>
      <summary>
        <Text tone="muted">可购分类</Text>{" "}
        <Text tone="subtle" size="xs">
          {value.length > 0 ? `已选 ${value.length} 类` : "不选即不限"}
        </Text>
      </summary>
      <Row wrap gap="2" pt="1.5">
        {unique.map(({ id, name }) => (
          <ChoiceTile
            key={id}
            type="checkbox"
            name="category"
            checked={value.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
          >
            {name}
          </ChoiceTile>
        ))}
      </Row>
    </details>
  );
}
