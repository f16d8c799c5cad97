import { Buffer } from "buffer/index.js";

// The backend works with Node's buffers: no browser has them.
globalThis.Buffer ??= Buffer as unknown as typeof globalThis.Buffer;
