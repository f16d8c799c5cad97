import { Activity, type ContextType, type ReactElement, useContext, useState } from "react";
import { UNSAFE_LocationContext as LocationContext, useLocation, useOutlet } from "react-router-dom";
import { AWAY } from "#src/shared/ui/state/loading-page.tsx";

/** So many pages stay alive; the one that was left the longest ago goes first. */
const KEEP = 6;

type Location = ContextType<typeof LocationContext>;

/**
 * The page at the current address. A page that asks for it stays alive, hidden, when it is left, and is found as it was
 * when the user comes back. While hidden it sees the address that it was left with, and its effects rest.
 */
export function KeptPages({ keepAlive }: { keepAlive: boolean }) {
  const { pathname } = useLocation();
  const location = useContext(LocationContext);
  const outlet = useOutlet();
  const [kept, setKept] = useState<string[]>([]);

  if (keepAlive && kept.at(-1) !== pathname)
    setKept([...kept.filter((one) => one !== pathname), pathname].slice(-KEEP));

  // In the order of their names, so that no page is moved in the document.
  const pages = (kept.includes(pathname) ? kept : [...kept, pathname]).toSorted((a, b) => (a < b ? -1 : 1));
  return pages.map((page) => (
    <div key={page} style={{ display: "contents" }} {...{ [AWAY]: page === pathname ? undefined : true }}>
      <Activity mode={page === pathname ? "visible" : "hidden"}>
        <Page isCurrent={page === pathname} location={location} outlet={outlet} />
      </Activity>
    </div>
  ));
}

type PageProps = { isCurrent: boolean; location: Location; outlet: ReactElement | null };

function Page({ isCurrent, location, outlet }: PageProps) {
  const [last, setLast] = useState({ location, outlet });
  if (isCurrent && (last.location !== location || last.outlet !== outlet)) setLast({ location, outlet });
  const { location: seen, outlet: shown } = isCurrent ? { location, outlet } : last;
  return <LocationContext.Provider value={seen}>{shown}</LocationContext.Provider>;
}
