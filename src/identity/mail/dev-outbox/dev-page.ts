// The HTML frame and the style sheet of the development pages about emails.
import { html, Markup } from '../render/markup.ts';

const style = new Markup(`
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0;display:grid;grid-template-columns:minmax(16rem,22rem) 1fr;min-height:100vh;align-content:start}
header{grid-column:1/-1;display:flex;gap:1.5rem;align-items:baseline;padding:.75rem 1.5rem;border-bottom:1px solid #8886}
h1,h2,h3,p{margin:0 0 .75rem}
header h1{margin:0;font-size:1.1rem}
nav{border-right:1px solid #8886;position:sticky;top:0;max-height:100vh;overflow-y:auto}
ol{margin:0;padding:0;list-style:none}
nav a{display:grid;padding:.75rem 1.5rem;border-bottom:1px solid #8886;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover,nav a[aria-current]{background:#8882}
nav span{opacity:.75;font-size:.85rem}
main{padding:1.5rem;min-width:0}
nav+main{grid-column:2}
body>main:not(nav+main){grid-column:1/-1}
main ul{padding-left:1.2rem;overflow-wrap:anywhere}
iframe{width:100%;height:48rem;border:1px solid #8886;background:#fff;margin-bottom:1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8886}
.row{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(22.5rem,1fr);gap:1rem;overflow-x:auto}
@media (max-width:700px){body{grid-template-columns:1fr}nav+main{grid-column:1}nav{position:static;max-height:40vh;border-bottom:2px solid #8886}}
`);

/** The frame of the development pages about emails. */
export function devPage(title: string, content: Markup): Markup {
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><header><h1>${title}</h1><a href="/_dev/outbox">Outbox</a><a href="/_dev/outbox/samples">Templates</a></header>${content}</body></html>`;
}
