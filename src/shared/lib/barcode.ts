/** Whether a text is an EAN-13 barcode, by its check digit. */
export function isBarcode(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = Array.from(text).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
