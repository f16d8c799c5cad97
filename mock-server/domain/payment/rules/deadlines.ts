/** How long a QR code can be paid, in ms. */
export const QR_MS = 30 * 60_000;
