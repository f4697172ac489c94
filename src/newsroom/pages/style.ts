/** The style sheet of the newsroom: the same on every brand, with a light and a dark scheme. */
export const style = `
:root{color-scheme:light dark;--ground:#f6f6f3;--paper:#fff;--ink:#1d1f23;--soft:#5c626d;--line:#d9dadf;--accent:#174ea6;--accent-ink:#fff;--bad:#b3261e;--good:#1b6e3c}
@media (prefers-color-scheme:dark){:root{--ground:#15171a;--paper:#1e2126;--ink:#eceef1;--soft:#a5abb6;--line:#353a42;--accent:#8ab4f8;--accent-ink:#0c1a30;--bad:#f2a49e;--good:#8fd6a8}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:12px 20px;border-bottom:1px solid var(--line);background:var(--paper)}
header strong{margin-inline-end:auto}
header form{display:inline}
main{max-width:760px;margin:0 auto;padding:24px 20px 64px}
main.narrow{max-width:420px}
h1{margin:8px 0 16px;font-size:26px;line-height:1.2}
h2{margin:32px 0 8px;font-size:18px}
section,.card{padding:20px;border:1px solid var(--line);border-radius:10px;background:var(--paper)}
section+section{margin-top:16px}
section h2{margin-top:0}
label{display:block;margin:14px 0 4px;font-weight:600}
.hint{margin:4px 0 0;color:var(--soft);font-size:14px}
input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--ground);color:inherit;font:inherit}
button{min-height:44px;padding:8px 18px;border:1px solid var(--accent);border-radius:8px;background:var(--accent);color:var(--accent-ink);font:inherit;font-weight:600;cursor:pointer}
button.plain{border-color:var(--line);background:transparent;color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:end;margin-top:16px}
.row label{flex:1 1 240px;margin:0}
.problem,.done{margin:0 0 16px;padding:12px 16px;border-inline-start:4px solid var(--bad);background:var(--paper)}
.done{border-color:var(--good)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:15px}
th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
.scroll{overflow-x:auto}
.code{display:block;width:200px;height:200px;margin:12px 0;padding:8px;border-radius:8px;background:#fff;color:#000}
code{overflow-wrap:anywhere}
a{color:var(--accent)}
`;
