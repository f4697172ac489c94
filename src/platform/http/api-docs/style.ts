/** The style sheet of the docs: one column on phones, an index beside it on wide screens, light and dark. */
export const style = `
:root{color-scheme:light dark;--ground:#fff;--paper:#f5f6f8;--ink:#1b1f24;--soft:#59626e;--line:#d8dce2;--accent:#0b57d0;--good:#14632f;--bad:#a8261c}
@media (prefers-color-scheme:dark){:root{--ground:#14171b;--paper:#1d2127;--ink:#e9ecf0;--soft:#a3adb9;--line:#343b45;--accent:#8ab4f8;--good:#86d6a0;--bad:#f3a69f}}
*{box-sizing:border-box}
html{scroll-padding-top:110px}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.page{display:grid;gap:0 40px;max-width:1200px;margin:0 auto;padding:0 16px 80px}
header{padding:28px 0 8px}
h1{margin:0 0 8px;font-size:28px;line-height:1.2}
h2{margin:36px 0 8px;font-size:20px}
h3{margin:20px 0 4px;font-size:15px}
p{margin:0 0 10px;max-width:72ch}
code,pre,textarea{font:14px/1.5 ui-monospace,monospace}
code{overflow-wrap:anywhere}
pre{margin:8px 0;padding:12px;max-height:420px;overflow:auto;border:1px solid var(--line);border-radius:8px;background:var(--paper)}
nav{display:none}
nav ul{margin:0 0 14px;padding:0;list-style:none}
nav a{display:block;padding:5px 0;text-decoration:none}
nav a:hover{text-decoration:underline}
nav strong{font-size:13px;color:var(--soft)}
article{border:1px solid var(--line);border-radius:10px;margin:0 0 10px}
article>details>summary{display:grid;grid-template-columns:auto 1fr;gap:2px 10px;align-items:baseline;padding:12px 14px;list-style:none}
summary{cursor:pointer}
summary::-webkit-details-marker{display:none}
summary .does{grid-column:1/-1;color:var(--soft)}
.shared{color:var(--soft)}
.hint{margin:6px 0 0;color:var(--soft);font-size:14px}
.told{padding:0 14px 14px}
.method{min-width:62px;font:700 13px/1 ui-monospace,monospace}
.GET{color:var(--good)}.DELETE{color:var(--bad)}.POST,.PUT,.PATCH{color:var(--accent)}
.scroll{overflow-x:auto}
article p{margin:6px 0}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
th{color:var(--soft);font-weight:600}
td:first-child{width:42%}
td code{font-size:13px}
label{display:block;margin:10px 0 2px;font-size:14px;font-weight:600}
input,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--ground);color:inherit}
input{font:inherit}
textarea{min-height:130px;resize:vertical}
button{min-height:44px;margin-top:12px;padding:8px 20px;border:0;border-radius:8px;background:var(--accent);color:var(--ground);font:inherit;font-weight:600;cursor:pointer}
.try{margin-top:16px;padding:12px 14px;border-radius:8px;background:var(--paper)}
.try pre{background:var(--ground)}
.try summary{font-weight:600;min-height:28px}
.token{padding:4px 14px 14px;border-radius:10px;background:var(--paper)}
output{display:block;margin-top:12px}
@media (min-width:960px){
.page{grid-template-columns:250px minmax(0,1fr)}
header{grid-column:1/-1}
nav{display:block;position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:36px 0 24px;font-size:15px}
}
`;
