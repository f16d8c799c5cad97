/** The command cannot do what was asked; the message says why and what to do, in one line. */
export class Misuse extends Error {}
