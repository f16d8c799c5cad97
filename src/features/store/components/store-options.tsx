import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { useListStores } from "#generated/hooks/store/store.ts";
import { Check } from "#generated/icons/check.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useSwitchStore } from "../hooks/use-switch-store.ts";
import { placeAfterSwitch } from "../lib/place-after-switch.ts";
import styles from "./store-options.module.css";

/** The stores of the group, each of them a click away. */
export function StoreOptions() {
  const query = useListStores({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const { target, switchTo } = useSwitchStore(() => placeAfterSwitch(location));
  return (
    <Loaded query={query} what="门店" as="line" skeleton={<div className={styles.loading} />}>
      {(stores) => (
        <div className={styles.root}>
          <ul className={styles.stores} aria-label="切换到">
            {stores.map(({ id, name, is_current, is_passed, cart }) => (
              <li key={id}>
                <PlainButton
                  className={clsx(styles.store, is_current === Flag.Yes && styles.current)}
                  disabled={is_current === Flag.Yes || target !== undefined}
                  aria-current={is_current === Flag.Yes || undefined}
                  onClick={() => switchTo(id)}
                >
                  <span className={styles.name}>{name}</span>
                  <small>
                    {target === id && "正在切换……"}
                    {target !== id && is_passed === Flag.No && "资质待审核"}
                    {target !== id && is_passed === Flag.Yes && `购物车 ${formatCount(cart)} 种`}
                  </small>
                  <Row as="span">{is_current === Flag.Yes && <Check size={14} aria-hidden />}</Row>
                </PlainButton>
              </li>
            ))}
          </ul>
          <Link className={styles.all} to={paths.stores()}>
            多店管理
          </Link>
        </div>
      )}
    </Loaded>
  );
}
