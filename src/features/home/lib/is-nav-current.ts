/** Whether a navigation item leads to the page at `pathname`, or to the part of the shop that it lies in. */
export function isNavCurrent(url: string, pathname: string): boolean {
  const [path = ""] = url.split(/[?#]/);
  return pathname === path || (path.length > 1 && pathname.startsWith(`${path}/`));
}
