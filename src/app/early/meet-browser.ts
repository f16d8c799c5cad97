/**
 * In index.html before any other script: lets a browser that lacks something load the polyfills first, and says to one
 * in which the shop cannot work what it needs, in place of all that would follow. It is written into the page as it is,
 * so it is ES5 and may use nothing from outside.
 */
/* oxlint-disable no-var, no-unused-vars -- ES5. */
export function meetBrowser(polyfills: string, needs: readonly (readonly string[])[], advice: string): void {
  var scope = window as unknown as Record<string, { prototype?: object } | undefined>;

  function write(html: string) {
    var types = scope.trustedTypes as
      | { createPolicy(name: string, rules: object): { createHTML(html: string): string } }
      | undefined;
    if (!types) return document.write(html);
    var policy = types.createPolicy("old-browsers", {
      createHTML: function (text: string) {
        return text;
      },
    });
    document.write(policy.createHTML(html));
  }

  function has(name: string, property: string) {
    var object = scope[name];
    return !!object && (property in object || (!!object.prototype && property in object.prototype));
  }

  /** Chromium 102, Firefox 112 and Safari 16.4 or later. */
  function isAbove() {
    try {
      new RegExp("(?<=a)b");
    } catch (error) {
      return false;
    }
    return has("HTMLElement", "inert") && has("Array", "findLast") && has("window", "structuredClone");
  }

  if (!isAbove()) {
    // The browser then takes the rest of the document for a text, and hides it.
    write(advice + "<plaintext hidden>");
    return;
  }
  for (var index = 0; index < needs.length; index++) {
    var need = needs[index];
    if (need && !has(need[0] || "", need[1] || "")) {
      write('<script src="/' + polyfills + '"></' + "script>");
      return;
    }
  }
}
