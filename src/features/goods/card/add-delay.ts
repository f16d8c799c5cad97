/** The delay of adding to the cart (specification section 9); clicks meanwhile are merged. */
export const ADD_DELAY_MS = 200;
