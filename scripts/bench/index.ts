/** `npm run bench`: every benchmark, one after the other, so that they don't take each other's processor. */
await import("./mock.ts");
await import("./web.ts");

export {};
