type ShortcutFile = { name: string; content: string };

/**
 * A file that opens `url` from the desktop of the operating system named by the user agent; undefined where there is
 * no such format, as on phones.
 */
export function shortcutFile(userAgent: string, title: string, url: string): ShortcutFile | undefined {
  if (/Android|iPhone|iPad|Mobile/i.test(userAgent)) return undefined;
  if (/Windows/i.test(userAgent))
    return { name: `${title}.url`, content: `[InternetShortcut]\r\nURL=${url}\r\n` };
  if (/Macintosh/i.test(userAgent)) return { name: `${title}.webloc`, content: webloc(url) };
  if (/Linux|X11/i.test(userAgent))
    return {
      name: `${title}.desktop`,
      content: `[Desktop Entry]\nType=Link\nName=${title}\nURL=${url}\nIcon=text-html\n`,
    };
  return undefined;
}

const webloc = (url: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>URL</key><string>${url}</string></dict></plist>
`;
