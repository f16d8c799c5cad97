// Generated from src/app/theme. Do not edit: run `npm run generate -- theme`.

export type ButtonSize = "2xs" | "xs" | "sm" | "md" | "lg";
export type ButtonVariant = "solid" | "subtle" | "outline" | "ghost" | "plain";
export type InputSize = "sm" | "md";
export type TextareaSize = "sm" | "md";
export type DialogPlace = "narrow" | "middle" | "wide" | "start" | "end" | "bottom" | "full";
