import { useParams, useSearchParams } from "react-router-dom";
import { BrandZone } from "#src/features/zone/components/brand-zone.tsx";
import { parsePage } from "#src/shared/lib/parse-page.ts";

const LETTER = /^[A-Z#]$/;

export function BrandZonePage() {
  const page = parsePage(useParams().page);
  const [search] = useSearchParams();
  const requested = search.get("letter");
  const letter = requested !== null && LETTER.test(requested) ? requested : undefined;
  return <BrandZone query={{ page, letter }} />;
}
