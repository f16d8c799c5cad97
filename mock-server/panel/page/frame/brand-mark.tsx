/** The shop's logo. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
      <rect width="32" height="32" rx="8" fill="#08795B" />
      <path d="M16 26V12" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M16 15c0-5 3.5-8.5 9-9 .3 5.6-3.2 9-9 9Z" fill="#fff" />
      <path d="M16 21c0-4.4-3-7.5-8.5-8-.3 5 2.7 8 8.5 8Z" fill="#9ADBC5" />
    </svg>
  );
}
