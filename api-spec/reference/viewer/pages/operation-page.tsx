import { findOperation } from "../contract/operations.ts";
import { OperationView } from "./operation-view.tsx";
import { MissingPage } from "./missing-page.tsx";

export function OperationPage({ id, field }: { id: string; field: string }) {
  const operation = findOperation(id);
  if (!operation) return <MissingPage what={`operation ${id}`} />;
  return <OperationView key={id} operation={operation} field={field} level="h1" />;
}
