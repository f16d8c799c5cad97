// One formatter: creating one takes longer than formatting with it.
const counts = new Intl.NumberFormat("zh-CN");

/** A number of goods, units, points or people: `12,000`; `--` where a server sends something else. */
export const formatCount = (count: number): string => (Number.isFinite(count) ? counts.format(count) : "--");
