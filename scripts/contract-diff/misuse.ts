/** The command cannot carry out the request; the message says why and what to do, in one line. */
export class Misuse extends Error {}
