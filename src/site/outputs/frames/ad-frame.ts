import type { Brand } from '#brands';
import { escapeHtml, scriptJson } from '../html/escape.ts';
import { type FrameDocument, frameDocument } from './frame-document.ts';

/** What loads in the frame of a slot: an ad of Google Ad Manager, or recommendations of Taboola. */
export type AdFrameTag =
	| { readonly script: string; readonly unit: string; readonly sizes: readonly (readonly [number, number])[] }
	| { readonly script: string; readonly placement: string; readonly mode: string };

/**
 * The frame of an ad slot, in which the script of an ad service runs. Without `allow-same-origin` that script has an opaque origin: it can use
 * neither the page nor its cookies and storage.
 */
export function adFrame(tag: AdFrameTag, { locale, texts }: Brand): FrameDocument {
	const script = 'unit' in tag ? googleScript(tag) : taboolaScript(tag);
	const body =
		`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(texts.ads.paid)}</title><base target="_blank">` +
		`<style>${style}</style></head><body><div id="ad"></div><script>${script}</script></body></html>`;
	return frameDocument({ body, script, sandbox, ancestors: "'self'" });
}

const style = 'html{color-scheme:light}body{margin:0;display:grid;place-items:center;min-height:100vh}#ad{width:100%;text-align:center}';

const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Tells the page whether there is something to show. */
const tell = 'const tell=(filled)=>parent.postMessage({adFilled:filled},"*");';

const load = (address: string): string =>
	`const s=document.createElement("script");s.src=${scriptJson(address)};s.async=true;s.onerror=()=>tell(false);document.head.append(s);`;

const googleScript = ({ script, unit, sizes }: Extract<AdFrameTag, { unit: string }>): string =>
	`{${tell}window.googletag=window.googletag||{cmd:[]};googletag.cmd.push(()=>{` +
	`googletag.defineSlot(${scriptJson(unit)},${scriptJson(sizes)},"ad").addService(googletag.pubads());` +
	`googletag.pubads().addEventListener("slotRenderEnded",(e)=>tell(!e.isEmpty));` +
	`googletag.enableServices();googletag.display("ad")});${load(script)}}`;

const taboolaScript = ({ script, placement, mode }: Extract<AdFrameTag, { mode: string }>): string =>
	`{${tell}new MutationObserver((_,o)=>{o.disconnect();tell(true)}).observe(document.getElementById("ad"),{childList:true});` +
	`window._taboola=[{article:"auto",url:document.referrer},{mode:${scriptJson(mode)},container:"ad",placement:${scriptJson(placement)},target_type:"mix"},{flush:true}];${load(script)}}`;
