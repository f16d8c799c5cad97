/** The command cannot do what it was asked to; the message says why and what to do, in one line. */
export class Misuse extends Error {}
