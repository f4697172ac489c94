// The document in which the script of Disqus runs. Stories frame it from a host that belongs to no brand. Disqus needs cookies in its own
// frames, and a sandbox without `allow-same-origin` would block them. So the separate host keeps Disqus away from the page and the session.
import type { Brand } from '#brands';
import type { CommentService } from '../../render-context.ts';
import { escapeHtml, scriptJson } from '../html/escape.ts';
import { type FrameDocument, frameDocument } from './frame-document.ts';

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** The frame of the comments of a brand. The page at `origin` sends it messages with the story and the reader. */
export function commentsFrame({ script: address }: CommentService, { locale, texts }: Brand, origin: string): FrameDocument {
	const script = scriptOf(address, origin, locale);
	const body =
		`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(texts.comments.title)}</title>` +
		`<style>body{margin:0;display:flow-root}</style></head><body><div id="disqus_thread"></div><script>${script}</script></body></html>`;
	return frameDocument({ body, script, sandbox, ancestors: origin });
}

/**
 * Asks the page for the story, and loads Disqus for it. Reports the result and the height to the page. The names are those of Disqus
 * ("JavaScript configuration variables", "Integrating Single Sign-On").
 */
const scriptOf = (address: string, origin: string, locale: string): string =>
	`{const page=${scriptJson(origin)};const tell=(message)=>parent.postMessage(message,page);` +
	'const load=({story,reader,ink,ground})=>{Object.assign(document.body.style,{color:ink,background:ground});' +
	`window.disqus_config=function(){Object.assign(this.page,story,reader);this.language=${scriptJson(locale.replace('-', '_'))};` +
	'this.callbacks.onReady=[()=>tell({comments:"shown"})]};' +
	`const s=document.createElement("script");s.src=${scriptJson(address)};s.dataset.timestamp=Date.now();` +
	's.onerror=()=>tell({comments:"failed"});document.head.append(s)};' +
	'addEventListener("message",({origin,source,data})=>{if(origin===page&&source===parent&&!window.disqus_config)load(data)});' +
	'new ResizeObserver(()=>tell({height:document.body.scrollHeight})).observe(document.body);tell({comments:"ready"})}';
