import { Activity, type ContextType, type ReactElement, useContext, useState } from "react";
import { UNSAFE_LocationContext as LocationContext, useLocation, useOutlet } from "react-router-dom";

/** The number of pages kept alive; the least recently visited one is dropped first. */
const KEEP = 6;

type Location = ContextType<typeof LocationContext>;

/**
 * Renders the page at the current address. Pages with `keepAlive` stay mounted but hidden when the user leaves, and
 * are as they were when the user returns. While hidden they keep seeing the address they were left with, and their
 * effects are suspended.
 */
export function KeepAlivePages({ keepAlive }: { keepAlive: boolean }) {
  const { pathname } = useLocation();
  const location = useContext(LocationContext);
  const outlet = useOutlet();
  const [alive, setAlive] = useState<string[]>([]);

  if (keepAlive && alive.at(-1) !== pathname)
    setAlive([...alive.filter((one) => one !== pathname), pathname].slice(-KEEP));

  // Sorted by path, so that React never moves a page in the DOM.
  const pages = (alive.includes(pathname) ? alive : [...alive, pathname]).toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  return pages.map((page) => (
    <div key={page} style={{ display: "contents" }}>
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
