import type { Assets } from '../../assets.ts';
import type { RenderContext } from '../../render-context.ts';
import { hashOf } from './content-security.ts';

/** An inline script, and its source expression for the Content-Security-Policy. */
type BootScript = { readonly script: string; readonly hash: string };

/** Marks the page on the events of `client/session.ts`, which marks it for a session in web storage. */
const markCookie = [
	'(()=>{const page=document.documentElement,mark=()=>{',
	'if(!/(?:^|; )ArcId\\.USER_INFO(?:\\.session)?=[^;]{99}/.test(document.cookie)||page.hasAttribute("data-session"))return;',
	'page.setAttribute("data-session","");dispatchEvent(new Event("newislands"))};',
	'mark();for(const event of["kiosco.session","storage"])addEventListener(event,mark)})();',
].join('');

/**
 * The script that every page begins with. Where the hosts of a domain share the session, it also marks the page while the session is in their
 * cookie, valid or not (HDR-11, HDR-18, LIM-03); other pages do not carry that part.
 */
export function bootScript({ boot, bootHash }: Assets, { accountApi }: Pick<RenderContext, 'accountApi'>): BootScript {
	if (accountApi?.sessionDomain === undefined) return { script: boot, hash: bootHash };
	const script = `${boot}\n;${markCookie}`;
	return { script, hash: hashOf(script) };
}
