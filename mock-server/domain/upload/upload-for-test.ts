import { UploadKind } from "#generated/enums.ts";
import { NOW } from "../bare-world-for-test.ts";
import type { UploadRecord } from "./records.ts";

/** A picture that buyer 1 has just uploaded and not used yet. */
export const uploadWith = (change: Partial<UploadRecord> = {}): UploadRecord => ({
  id: "f5001",
  userId: 1,
  name: "执照.jpg",
  type: "image/jpeg",
  size: 3,
  kind: UploadKind.Certificate,
  content: "/9j/",
  createdAt: NOW,
  isUsed: false,
  ...change,
});
