import { findSchema } from "../contract/resolve-schema.ts";
import { MissingPage } from "./missing-page.tsx";
import { SchemaView } from "./schema-view.tsx";

export function SchemaPage({ name, field }: { name: string; field: string }) {
  const schema = findSchema(name);
  if (!schema) return <MissingPage what={`model ${name}`} />;
  return <SchemaView key={name} name={name} schema={schema} field={field} level="h1" />;
}
