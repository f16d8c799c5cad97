import type { Peer } from "../peer.ts";
import { mockoon } from "./mockoon.ts";
import { mswPeer } from "./msw.ts";
import { ours } from "./ours.ts";
import { prism } from "./prism.ts";
import { wireMock } from "./wiremock.ts";

/** The columns of the table. */
export const peers: readonly Peer[] = [ours, prism, mswPeer, mockoon, wireMock];
