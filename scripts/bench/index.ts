/** `npm run bench`: every benchmark, one after the other, so that they do not compete for the CPU. */
await import("./mock.ts");
await import("./web.ts");

export {};
