const PREFIX = "6901";

/** An EAN-13 of the Chinese range, with check digit. */
export function barcodeOf(goodsId: number): string {
  const body = `${PREFIX}${String(goodsId).padStart(8, "0")}`;
  return `${body}${checkDigit(body)}`;
}

/**
 * The goods that a barcode belongs to; undefined for any other text, a wrong check digit and other countries' codes.
 */
export function goodsIdOf(barcode: string): number | undefined {
  const body = barcode.slice(0, -1);
  if (!/^\d{13}$/u.test(barcode) || !barcode.startsWith(PREFIX)) return undefined;
  return barcode.endsWith(String(checkDigit(body))) ? Number(body.slice(PREFIX.length)) : undefined;
}

/** The last digit of an EAN-13 by the twelve before it. */
function checkDigit(body: string): number {
  const sum = Array.from(body).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
