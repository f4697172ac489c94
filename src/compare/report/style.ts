/** The style sheet of the report, with a light and a dark scheme. */
export const style = `
:root{color-scheme:light dark;--ground:#f5f5f2;--paper:#fff;--ink:#1c1f24;--soft:#5a616c;--line:#dcdde2;--accent:#174ea6;--high:#b3261e;--medium:#8a5300;--low:#3f5f8a;--equal:#1b6e3c;--old:#fbe3e1;--new:#dcf3e3}
@media (prefers-color-scheme:dark){:root{--ground:#14161a;--paper:#1d2026;--ink:#eceef1;--soft:#a4abb6;--line:#343942;--accent:#8ab4f8;--high:#f2a49e;--medium:#f0bf6c;--low:#9cc0ee;--equal:#8fd6a8;--old:#4d2523;--new:#1d4229}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header,main{max-width:1080px;margin:0 auto;padding:0 20px}
header{padding-top:32px}
main{padding-bottom:64px}
.over{margin:0;color:var(--soft);font-size:14px;font-weight:600}
h1{margin:2px 0 16px;font-size:30px;line-height:1.2;text-wrap:balance}
h2{margin:40px 0 12px;font-size:21px}
h3{margin:0;font-size:18px;line-height:1.3}
a{color:var(--accent)}
code{font:.92em/1.5 ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace;overflow-wrap:anywhere}
.sites{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:10px;margin:0 0 20px;padding:0;list-style:none}
.tile{padding:12px 16px;border:1px solid var(--line);border-radius:10px;background:var(--paper);color:var(--soft);font-size:14px}
.tile strong{display:block;color:var(--ink);font-size:28px;line-height:1.2;font-variant-numeric:tabular-nums}
.tile.equal strong,td.equal{color:var(--equal)}
.tile.high strong,td.high{color:var(--high)}
.tile.medium strong,td.medium{color:var(--medium)}
.tile.low strong,td.low{color:var(--low)}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:10px;background:var(--paper)}
table{width:100%;border-collapse:collapse;font-size:15px}
th,td{padding:9px 12px;text-align:right;font-variant-numeric:tabular-nums}
th:first-child{padding-inline-start:16px;text-align:left}
thead th{color:var(--soft);font-size:13px;font-weight:600;border-bottom:1px solid var(--line)}
tbody tr+tr>*{border-top:1px solid var(--line)}
tbody th{font-weight:400}
td{font-weight:600}
td:nth-child(2),.zero{color:var(--soft);font-weight:400}
.bars{width:26%;min-width:120px}
.bar{display:flex;gap:2px;height:8px;border-radius:4px;overflow:hidden}
.bar i{flex-basis:3px;background:var(--equal)}
.bar .high{background:var(--high)}
.bar .medium{background:var(--medium)}
.bar .low{background:var(--low)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.template{overflow-wrap:anywhere}
.note,.more{color:var(--soft);font-size:14px}
.filter{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:0 -20px;padding:10px 20px;background:var(--ground)}
.check{display:inline-flex;gap:6px;align-items:center;min-height:40px}
.check input{width:18px;height:18px;margin:0;accent-color:var(--accent)}
select,input[type=search]{min-height:40px;min-width:0;max-width:100%;padding:6px 10px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:inherit;font:inherit}
input[type=search]{flex:1 1 180px}
output{color:var(--soft);font-size:14px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.group{margin-top:16px;padding:16px 20px;border:1px solid var(--line);border-inline-start:5px solid var(--low);border-radius:10px;background:var(--paper)}
.group.high{border-inline-start-color:var(--high)}
.group.medium{border-inline-start-color:var(--medium)}
.severity{color:var(--low);font-size:14px}
.high .severity{color:var(--high)}
.medium .severity{color:var(--medium)}
.severity::first-letter{text-transform:uppercase}
.severity{display:inline-block;margin-inline-end:4px}
.where,.advice,.change{margin:4px 0 0}
.advice{color:var(--soft)}
.pairs{margin:12px 0 0;padding:0;list-style:none}
.pairs li{padding:10px 0;border-top:1px solid var(--line)}
.address{display:flex;flex-wrap:wrap;gap:0 16px;margin:0 0 4px;justify-content:space-between}
.links{display:inline-flex;gap:14px;font-size:14px}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:4px 20px;margin:0;font-size:15px}
.sides dt{font-size:13px}
del,ins{padding:1px 3px;border-radius:4px;text-decoration:none;white-space:pre-wrap;box-decoration-break:clone;-webkit-box-decoration-break:clone}
del{background:var(--old)}
ins{background:var(--new)}
summary{padding:6px 0;color:var(--accent);cursor:pointer}
.moves{padding:0;list-style:none}
.moves li{padding:4px 0}
@media (max-width:640px){
h1{font-size:25px}
.sides{grid-template-columns:1fr}
.group{padding:14px 16px}
.filter{position:static}
.tiles{grid-template-columns:1fr 1fr}
.tile.all{grid-column:1/-1}
table,thead,tbody{display:block}
tr{display:grid;grid-template-columns:repeat(5,1fr);padding:6px 0}
tbody tr+tr{border-top:1px solid var(--line)}
tbody tr+tr>*{border-top:0}
thead tr{border-bottom:1px solid var(--line)}
thead th{border:0}
thead th:first-child,.bars{display:none}
tbody th{grid-column:1/-1}
th,td{padding:3px 12px}
}
@media print{.filter{display:none}body{background:#fff}.group{break-inside:avoid}}
`;
