import { useQueryClient } from "@tanstack/react-query";
import type { Path } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { RegistrationKind } from "#generated/enums.ts";
import {
  getGetRegistrationQueryKey,
  useSubmitCompany,
  useSubmitStores,
} from "#generated/hooks/register/register.ts";
import type {
  GetRegistrationOptions200DataRanksItem as RankOption,
  SubmitCompany200,
} from "#generated/model/index.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { placeFieldErrors } from "#src/shared/lib/field-errors.ts";
import { serverNow } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { lacksDistrict } from "#src/shared/regions/lacks-district.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { companyBody, companyField } from "../lib/company-body.ts";
import { companyDraft } from "../lib/company-draft.ts";
import type { CompanyValues } from "../lib/company-values.ts";

const CONFLICT = 409;

type Options = {
  username: string;
  kind: RegistrationKind;
  ranks: readonly RankOption[];
  initial: CompanyValues;
  onSubmitted: () => void;
};

/** The form of the second step: validation by kind of company, a draft in the tab, server errors on their fields. */
export function useCompanyForm({ username, kind, ranks, initial, onSubmitted }: Options) {
  const client = useQueryClient();
  const loadRules = async (values: CompanyValues) => {
    const { companyRules } = await import("../lib/company-rules.ts");
    const rules = companyRules(values, { ranks, kind, today: shanghaiDay(serverNow()) });
    return rules as unknown as ZodMiniType<CompanyValues, CompanyValues>;
  };
  const form = useFormWithRules<CompanyValues>({
    loadRules,
    empty: initial,
    draft: companyDraft(username),
  });
  const { setError, getValues } = form;

  const mutation = {
    meta: {
      onApiError: (error: ApiError) => {
        // Submitted elsewhere already: its current state decides what is shown.
        if (error.status === CONFLICT)
          void client.invalidateQueries({ queryKey: getGetRegistrationQueryKey() });
        return placeFieldErrors(
          error,
          (field) => companyField(field, getValues(), ranks),
          (field, message, isFirst) =>
            setError(field as Path<CompanyValues>, { message }, { shouldFocus: isFirst }),
        );
      },
    },
    onSuccess: (response: SubmitCompany200) => {
      client.setQueryData(getGetRegistrationQueryKey(), response);
      onSubmitted();
    },
  };
  const company = useSubmitCompany({ mutation });
  const stores = useSubmitStores({ mutation });
  async function send(values: CompanyValues): Promise<void> {
    const incomplete = await firstWithoutDistrict(values, kind);
    if (incomplete) return setError(incomplete, { message: "请选择区县" }, { shouldFocus: true });
    const data = companyBody(values, ranks);
    if (kind === RegistrationKind.MultiStore)
      await stores.mutateAsync({ data: { ...data, stores: values.stores } });
    else await company.mutateAsync({ data });
  }
  return useFormSubmit(form, [company, stores], send);
}

async function firstWithoutDistrict(
  values: CompanyValues,
  kind: RegistrationKind,
): Promise<Path<CompanyValues> | undefined> {
  if (await lacksDistrict(values)) return "district";
  const stores = kind === RegistrationKind.MultiStore ? values.stores : [];
  const lacking = await Promise.all(stores.map(lacksDistrict));
  const index = lacking.indexOf(true);
  return index < 0 ? undefined : `stores.${index}.district`;
}
