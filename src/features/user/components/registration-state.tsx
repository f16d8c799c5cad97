import { CircleExclamationPoint } from "#generated/icons/circle-exclamation-point.ts";
import { Box, looks } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useNextRegistrationStep } from "../hooks/use-next-registration-step.ts";
import styles from "./registration-state.module.css";

/** The state of an account's approval, and the next step. */
export function RegistrationState() {
  const query = useNextRegistrationStep();
  return (
    <Loaded
      query={query}
      what="审核进度"
      as="line"
      skeleton={<Skeleton className={looks({ w: "60" })} height="9" />}
    >
      {({ text, to, label }) => (
        <div className={styles.root} role="alert">
          <CircleExclamationPoint size={16} aria-hidden />
          <Box as="span" grow narrow>
            {text}
          </Box>
          <TextLink className={styles.step} to={to}>
            {label}
          </TextLink>
        </div>
      )}
    </Loaded>
  );
}
