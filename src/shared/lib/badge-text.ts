const BADGE_MAX = 99;

/** The count on a badge; above 99 it is shown as 99+ (specification section 9). */
export const badgeText = (count: number): string => (count > BADGE_MAX ? `${BADGE_MAX}+` : String(count));
