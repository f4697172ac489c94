// The inline script at the start of every html page: the built boot script and, where hosts share a session cookie, one that reads that cookie.
import type { Assets } from '../../assets.ts';
import type { RenderContext } from '../../render-context.ts';
import { hashOf } from './content-security-policy.ts';

/** An inline script, and its source expression for the Content-Security-Policy. */
type BootScript = { readonly script: string; readonly hash: string };

/**
 * Inline script that sets `data-session` on `<html>` while the shared cookie holds a session. It runs at load and on the same events as
 * `client/session.ts`, which does this for web storage.
 */
const markSessionOfCookie = [
	'(()=>{const page=document.documentElement,mark=()=>{',
	'if(!/(?:^|; )ArcId\\.USER_INFO(?:\\.session)?=[^;]{99}/.test(document.cookie)||page.hasAttribute("data-session"))return;',
	'page.setAttribute("data-session","");dispatchEvent(new Event("newislands"))};',
	'mark();for(const event of["kiosco.session","storage"])addEventListener(event,mark)})();',
].join('');

/**
 * The script that every page begins with. Where the hosts of a domain share the session, it also marks the page while their cookie holds a
 * session, valid or not (HDR-11, HDR-18, LIM-03). On other brands it lacks that part.
 */
export function bootScript({ boot, bootHash }: Assets, { accountApi }: Pick<RenderContext, 'accountApi'>): BootScript {
	if (accountApi?.sessionDomain === undefined) return { script: boot, hash: bootHash };
	const script = `${boot}\n;${markSessionOfCookie}`;
	return { script, hash: hashOf(script) };
}
