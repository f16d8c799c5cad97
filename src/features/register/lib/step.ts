export type Step = 1 | 2 | 3;
