/** Adding to the cart waits this long (specification section 9); clicks in between go along. */
export const ADD_DELAY_MS = 200;
