/** The minimum a server can do: serialize one body per request. `node bare-server.ts PORT FILE`. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file = ""] = process.argv.slice(2);
const body: unknown = JSON.parse(readFileSync(file, "utf8"));

createServer((_request, response) => {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}).listen(Number(port));
