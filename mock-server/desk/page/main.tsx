import { createRoot } from "react-dom/client";
import type { PageData } from "#mock/domain/chat/protocol.ts";
import { Chat } from "./chat.tsx";
import { createDeskClient } from "./desk-client.ts";
import "./styles/base.css";
import "./styles/head.css";
import "./styles/messages.css";
import "./styles/card.css";
import "./styles/composer.css";
import "./styles/sheet.css";

// The address that opened the page has the token: neither the history nor a screenshot needs it any more.
history.replaceState(null, "", "/chat");
const data = JSON.parse(document.querySelector("#data")?.textContent ?? "{}") as PageData;
const root = document.querySelector("#root");
if (root) createRoot(root).render(<Chat data={data} desk={createDeskClient(data)} />);
