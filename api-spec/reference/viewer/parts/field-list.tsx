import { useEffect, useRef } from "react";
import { type Field, fieldsOf } from "../contract/fields.ts";
import { ProvenanceBadge } from "./badges.tsx";
import { FieldType } from "./field-type.tsx";
import { Prose } from "./prose.tsx";
import { SchemaFacts } from "./schema-facts.tsx";
import { useOpen } from "./use-open.ts";

/** Settings shared by all fields of a page. */
export type FieldScope = {
  /** The page's address, from which a field's own address is made. */
  readonly hrefOf: (place: string) => string;
  /** The field that the address points at; empty if there is none. */
  readonly target: string;
  /** How many levels are initially open. */
  readonly openLevels: number;
};

/** The fields of one level. `place` is their path; `above` are the schemas around them. */
export function FieldList({
  fields,
  place,
  scope,
  above = [],
  level = 0,
}: {
  fields: readonly Field[];
  place: string;
  scope: FieldScope;
  above?: readonly string[];
  level?: number;
}) {
  return (
    <ul className="fields">
      {fields.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          place={place === "" ? field.key : `${place}.${field.key}`}
          scope={scope}
          above={above}
          level={level}
        />
      ))}
    </ul>
  );
}

/** A field with its nested fields, which are rendered when opened, so that recursion ends. */
function FieldRow({
  field,
  place,
  scope,
  above,
  level,
}: {
  field: Field;
  place: string;
  scope: FieldScope;
  above: readonly string[];
  level: number;
}) {
  const { name, schema, refersTo, required, provenance, law } = field;
  const children = fieldsOf(schema);
  const recursive = refersTo !== undefined && above.includes(refersTo);
  const leadsToTarget = scope.target.startsWith(`${place}.`);
  const [open, setOpen] = useOpen(!recursive && level < scope.openLevels, scope.target, leadsToTarget);
  const isTarget = scope.target === place;
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: "center" });
  }, [isTarget]);

  return (
    <li ref={row} className={isTarget ? "field field-target" : "field"} data-place={place}>
      <div className="field-head">
        <a className="field-name" href={scope.hrefOf(place)}>
          <code>{name}</code>
        </a>
        {schema.title && <span className="field-title">{schema.title}</span>}
        <FieldType field={field} />
        {required && <span className="required">required</span>}
        {recursive && <span className="recursive">recursive</span>}
        <ProvenanceBadge provenance={provenance} />
      </div>
      {schema.description !== schema.title && <Prose text={schema.description} className="field-prose" />}
      <Prose text={law} className="field-prose" />
      <SchemaFacts schema={schema} />
      {children.length > 0 && (
        <div className={open ? "children children-open" : "children"}>
          <button type="button" className="disclose" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Collapse" : "Expand"} <code>{name}</code>, {children.length}{" "}
            {children.length === 1 ? "field" : "fields"}
          </button>
          {open && (
            <FieldList
              fields={children}
              place={place}
              scope={scope}
              above={refersTo === undefined ? above : [...above, refersTo]}
              level={level + 1}
            />
          )}
        </div>
      )}
    </li>
  );
}
