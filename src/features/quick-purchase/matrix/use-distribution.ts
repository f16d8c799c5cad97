import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  getPreviewDistributionQueryKey,
  useDistributeCart,
  usePreviewDistribution,
} from "#generated/hooks/cart/cart.ts";
import { distributeCartBodyCellsMax } from "#generated/zod/cart/cart.zod.ts";
import { withExpiryAgreed } from "#src/entities/goods/near-expiry.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { inlineIf } from "#src/shared/api/error-kinds.ts";
import { useSettled } from "#src/shared/lib/use-settled.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { type FilledCell, type MatrixRow, placeOf } from "./matrix.ts";

/** Typing a number of three digits sends one request. */
const SETTLE_MS = 300;

/** More cells than one call takes. */
export const CELLS_MAX = distributeCartBodyCellsMax;

/**
 * Previews the quantities of the cells for each store and the cells that cannot be filled; requested again once the
 * cells have settled.
 */
export function usePreview(filled: readonly FilledCell[]) {
  const written = JSON.stringify(filled);
  const settled = useSettled(written, SETTLE_MS);
  const requested = JSON.parse(settled) as readonly FilledCell[];
  const isRequested = requested.length > 0 && requested.length <= CELLS_MAX;
  const { data, error, isFetching, isPlaceholderData, refetch } = usePreviewDistribution(
    { cells: requested.map(({ cell }) => cell) },
    {
      query: {
        enabled: isRequested,
        select: (response) => response.data,
        placeholderData: keepPreviousData,
        gcTime: 0,
        meta: { errors: "inline" },
      },
    },
  );
  const known = isRequested ? data : undefined;
  return {
    stores: new Map(known?.stores.map((store) => [store.store_id, store])),
    // The problems of the previous cells refer to other positions.
    problems: new Map(
      (isPlaceholderData ? [] : (known?.problems ?? [])).flatMap(({ index, message }) => {
        const at = requested[index];
        return at ? [[placeOf(at.key, at.cell.store_id), message] as const] : [];
      }),
    ),
    isCurrent: settled === written && !isFetching && !error,
    error: isRequested ? error : null,
    retry: () => void refetch(),
  };
}

export type Preview = ReturnType<typeof usePreview>;

const CELL = /^cells\.(\d+)\./u;
/** A refusal that names its cells is shown there. */
const isOfCells = ({ errors }: ApiError): boolean => Object.keys(errors).some((field) => CELL.test(field));

const NONE: ReadonlyMap<string, string> = new Map();

/** Fills every cart in one call; goods near their expiry are confirmed first. A refusal is shown at its cells. */
export function useFillCarts(
  lines: readonly MatrixRow[],
  filled: readonly FilledCell[],
  onFilled: () => void,
) {
  const client = useQueryClient();
  const once = useSingleFlight();
  const [refusal, setRefusal] = useState<{ of: string; problems: ReadonlyMap<string, string> }>();
  const { mutateAsync, isPending } = useDistributeCart({
    mutation: { meta: { errors: inlineIf(isOfCells) } },
  });
  const written = JSON.stringify(filled);

  const send = async (cells: readonly FilledCell[]) => {
    if (cells.length === 0) return;
    try {
      await mutateAsync({ data: { cells: cells.map(({ cell }) => cell) } });
      setRefusal(undefined);
      onFilled();
    } catch (error) {
      // The catalogue reports anything else; the input stays, and filling again is safe.
      if (error instanceof ApiError && isOfCells(error))
        setRefusal({ of: written, problems: problemsOf(error, cells) });
      const [method, path] = getPreviewDistributionQueryKey();
      void client.invalidateQueries({ queryKey: [method, path] });
    }
  };
  const fill = (cells: readonly FilledCell[]) => {
    const groups = [...Map.groupBy(cells, ({ key }) => key).entries()];
    return once(async () =>
      withExpiryAgreed(
        groups,
        (agreed) => send(agreed.flatMap(([, group]) => group)),
        ([key, group]) => {
          const goods = lines.find((line) => line.key === key)?.goods;
          return goods ? [{ goods, number: group.reduce((sum, { cell }) => sum + cell.number, 0) }] : [];
        },
      ),
    );
  };
  // A refusal applies only to the cells that were sent.
  const refused = refusal?.of === written ? refusal.problems : NONE;
  return { fill, isFilling: isPending, refused };
}

/** The messages of a refusal by the position of their cells: `cells.3.number` belongs to the fourth. */
function problemsOf({ errors }: ApiError, cells: readonly FilledCell[]): Map<string, string> {
  return new Map(
    Object.entries(errors).flatMap(([field, [message = ""]]) => {
      const at = cells[Number(CELL.exec(field)?.[1] ?? -1)];
      return at ? [[placeOf(at.key, at.cell.store_id), message] as const] : [];
    }),
  );
}
