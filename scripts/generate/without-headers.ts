type Parameter = { readonly in?: string; readonly $ref?: string };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly parameters?: Readonly<Record<string, Parameter>> };
};

/** Leaves out header parameters: the shop's HTTP client sets them by itself, so neither hooks nor schemas have them. */
export function withoutHeaders<T extends object>(document: T): T {
  const { paths, components = {} } = document as Partial<Document>;
  const { parameters: shared = {}, ...others } = components;
  const isHeader = (parameter: Parameter): boolean =>
    (parameter.$ref === undefined ? parameter : shared[parameter.$ref.split("/").at(-1) ?? ""])?.in ===
    "header";
  const strip = (operation: unknown): unknown => {
    if (typeof operation !== "object" || operation === null || !("parameters" in operation)) return operation;
    const { parameters } = operation as { parameters: readonly Parameter[] };
    return { ...operation, parameters: parameters.filter((each) => !isHeader(each)) };
  };
  const remaining = Object.entries(shared).filter(([, parameter]) => parameter.in !== "header");
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(paths ?? {}).map(([path, item]) => [
        path,
        Object.fromEntries(Object.entries(item).map(([name, part]) => [name, strip(part)])),
      ]),
    ),
    components: { ...others, ...(remaining.length > 0 && { parameters: Object.fromEntries(remaining) }) },
  };
}
