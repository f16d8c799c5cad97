/** Of the HTML report; light and dark by the reader's choice. */
export const STYLE = `
:root{color-scheme:light dark;font:15px/1.6 system-ui,"Noto Sans SC",sans-serif}
body{max-width:72rem;margin:2rem auto;padding:0 1rem}
pre{white-space:pre-wrap;word-break:break-all;margin:0;font-size:13px}
code{font-size:13px}
section{border-left:4px solid #999;padding:.25rem 1rem;margin:1rem 0}
section.critical{border-color:#c62828}section.major{border-color:#e08600}
.good{color:#2e7d32;font-weight:600}.bad{color:#c62828;font-weight:600}
details{margin:.5rem 0}summary{cursor:pointer}
dt{font-weight:600;margin-top:.4rem}dd{margin:0}
table{border-collapse:collapse;width:100%;font-size:13px}
th,td{border:1px solid #8884;padding:.2rem .4rem;text-align:left;vertical-align:top}
.unseen{opacity:.5;text-decoration:line-through}
`;
