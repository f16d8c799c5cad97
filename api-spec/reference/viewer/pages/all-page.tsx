import { Heading } from "@chakra-ui/react";
import { startTransition, useEffect, useState } from "react";
import { guides } from "../contract/guides.ts";
import { findSchema } from "../contract/resolve-schema.ts";
import { useFiltered } from "../navigation/filters.ts";
import { GuideView } from "./guide-view.tsx";
import { OperationView } from "./operation-view.tsx";
import { SchemaView } from "./schema-view.tsx";
import { SpecificationView } from "./specification-view.tsx";

/** Rendered immediately; the rest follows without blocking. */
const FIRST = 6;

/** Everything that matches the filters on one page, for printing and the browser's own search. */
export function AllPage() {
  const { operations, schemas } = useFiltered();
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <div aria-busy={!whole}>
      <Heading as="h1" size="xl" tabIndex={-1}>
        Full text
      </Heading>
      {whole && guides.map((guide) => <GuideView key={guide.id} guide={guide} level="h2" />)}
      {whole && <SpecificationView rule="" level="h2" />}
      {operations.slice(0, whole ? undefined : FIRST).map((operation) => (
        <OperationView key={operation.operationId} operation={operation} field="" level="h2" />
      ))}
      {schemas.slice(0, whole ? undefined : 0).map((name) => {
        const schema = findSchema(name);
        return schema && <SchemaView key={name} name={name} schema={schema} field="" level="h2" />;
      })}
    </div>
  );
}
