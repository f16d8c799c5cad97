import { Button, Card, HStack, Stack, Text } from "@chakra-ui/react";
import type { ResponseObject } from "#api-spec/kit/document.ts";
import { firstMedia } from "../contract/examples.ts";
import { fieldsOf, toField } from "../contract/fields.ts";
import type { Operation } from "../contract/operations.ts";
import { resolveSchema } from "../contract/resolve-schema.ts";
import { ProvenanceBadge } from "./badges.tsx";
import { FieldList, type FieldScope } from "./field-list.tsx";
import { Media } from "./media.tsx";
import { Prose } from "./prose.tsx";
import { useOpen } from "./use-open.ts";

const isSuccess = (status: string) => status.startsWith("2");

type Props = { readonly status: string; readonly response: ResponseObject; readonly scope: FieldScope };

function ResponseBody({ status, response, scope }: Props) {
  const first = firstMedia(response.content);
  const resolved = first?.media.schema && resolveSchema(first.media.schema);
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) =>
    toField(name, "schema" in header ? { ...header.schema } : {}, "required" in header && !!header.required),
  );
  return (
    <>
      {resolved && <Media type={first.type} name={resolved.name} />}
      {headers.length > 0 && (
        <>
          <Text fontWeight="medium">Headers</Text>
          <FieldList fields={headers} place={`${status}.headers`} scope={scope} />
        </>
      )}
      {resolved && <FieldList fields={fieldsOf(resolved.schema)} place={status} scope={scope} />}
    </>
  );
}

function ResponseItem({ status, response, scope }: Props) {
  const leadsHere = scope.target.startsWith(`${status}.`);
  const [open, setOpen] = useOpen(isSuccess(status), scope.target, leadsHere);
  return (
    <Card.Root as="li" size="sm">
      <Card.Body>
        <HStack>
          <Button
            variant="subtle"
            colorPalette={isSuccess(status) ? "green" : "orange"}
            aria-expanded={open}
            aria-label={`Response ${status}`}
            onClick={() => setOpen(!open)}
          >
            {status}
          </Button>
          <ProvenanceBadge provenance={response["x-provenance"]} />
        </HStack>
        <Prose text={response.description} />
        {open && <ResponseBody status={status} response={response} scope={scope} />}
      </Card.Body>
    </Card.Root>
  );
}

/** Every status of the operation; successes are open, errors collapsed. */
export const ResponseList = ({ operation, scope }: { operation: Operation; scope: FieldScope }) => (
  <Stack as="ul">
    {operation.allResponses.map(([status, response]) => (
      <ResponseItem key={status} status={status} response={response} scope={scope} />
    ))}
  </Stack>
);
