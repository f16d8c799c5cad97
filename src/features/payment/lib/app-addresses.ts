import { payAppLabels } from "#generated/enum-labels.ts";
import type { PayAppLink } from "#generated/model/index.ts";
import { readLink } from "#src/shared/lib/read-link.ts";

/** The apps that pay on the device in hand, each with the address that opens it and leads back to the page `back`. */
export const appAddresses = (links: readonly PayAppLink[] = [], back: string) =>
  links.flatMap(({ app, url }) => {
    const href = addressOf(url);
    href?.searchParams.set("return_url", back);
    return href ? [{ app, name: payAppLabels[app], href: href.href }] : [];
  });

/** The address in the code that others can open, if it is one of the web. */
export const sharedAddress = (content: string): string | undefined => addressOf(content)?.href;

function addressOf(text: string): URL | undefined {
  const link = readLink(text);
  return link.kind === "external" ? new URL(link.href) : undefined;
}
