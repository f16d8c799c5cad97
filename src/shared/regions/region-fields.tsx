import { useEffect, useState } from "react";
import { SelectField } from "#src/shared/ui/field/select-field.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { loadRegions, type Regions } from "./load-regions.ts";
import styles from "./region-fields.module.css";

export type RegionValue = { province: string; city: string; district: string };

type Props = {
  value: RegionValue;
  onChange: (value: RegionValue) => void;
  errors?: { [Field in keyof RegionValue]?: string | undefined };
};

/** Province, city and district, each limited to the one before. A sole option is selected automatically. */
export function RegionFields({ value, onChange, errors = {} }: Props) {
  const { regions, error, retry } = useRegions();
  const cities = regions?.[value.province] ?? {};
  const districts = cities[value.city] ?? [];
  if (error) return <RetryLine what="省市区列表" onRetry={retry} />;

  const inCity = (province: string, city: string) => {
    const choices = regions?.[province]?.[city] ?? [];
    onChange({ province, city, district: choices.length === 1 ? (choices[0] ?? "") : "" });
  };
  const inProvince = (province: string) => {
    const [first = "", ...others] = Object.keys(regions?.[province] ?? {});
    inCity(province, others.length === 0 ? first : "");
  };
  return (
    <div className={styles.root} role="group" aria-label="所在地区">
      <SelectField
        label="省"
        name="province"
        value={value.province}
        choices={withCurrent(Object.keys(regions ?? {}), value.province)}
        error={errors.province}
        onChange={inProvince}
      />
      <SelectField
        label="市"
        name="city"
        value={value.city}
        choices={withCurrent(Object.keys(cities), value.city)}
        error={errors.city}
        disabled={value.province === ""}
        onChange={(city) => inCity(value.province, city)}
      />
      <SelectField
        label="区县"
        name="district"
        value={value.district}
        choices={withCurrent(districts, value.district)}
        error={errors.district}
        disabled={value.city === "" || (districts.length === 0 && value.district === "")}
        placeholder={value.city !== "" && districts.length === 0 ? "无需选择" : "请选择"}
        onChange={(district) => onChange({ ...value, district })}
      />
    </div>
  );
}

/** An address can contain a region that is no longer in the list (renamed since); it is kept. */
function withCurrent(choices: readonly string[], current: string): readonly string[] {
  return current === "" || choices.includes(current) ? choices : [current, ...choices];
}

/** The regions once loaded; `retry` loads them again after a failure. */
function useRegions() {
  const [regions, setRegions] = useState<Regions>();
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    loadRegions().then(setRegions, () => setFailures(tries + 1));
  }, [tries]);
  return { regions, error: failures > tries, retry: () => setTries(tries + 1) };
}
