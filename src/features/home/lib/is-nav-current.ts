/** True if a navigation item links to the page at `pathname`, or to the section it belongs to. */
export function isNavCurrent(url: string, pathname: string): boolean {
  const [path = ""] = url.split(/[?#]/);
  return pathname === path || (path.length > 1 && pathname.startsWith(`${path}/`));
}
