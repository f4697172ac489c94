// Shows the whole story in place of the wall to a reader who is signed in. Needs the browser: the session is in its storage, which requests
// do not send. Without scripts the wall's forms to sign up and to sign in work.
import { currentSession, pageClient, watchSession } from '#identity-client';
import { wallAnchor } from './account/auth/wall-anchor.ts';

/** Replaces the page's content by the whole story when a reader is signed in, or signs in in another tab. */
export async function mount(element: HTMLElement): Promise<void> {
	const client = pageClient();
	const check = async () => {
		// While the service cannot be reached, the wall stays.
		const session = await currentSession(client).catch(() => undefined);
		if (session && (await openWall(element, session.accessToken))) endWatch();
	};
	const endWatch = watchSession(client, (uuid) => uuid && check().catch(reportError));
	await check();
}

/** Loads the page with the reader's token and shows its content; returns false when that page has the wall too. */
async function openWall({ dataset }: HTMLElement, token: string): Promise<boolean> {
	const answer = await fetch(location.pathname + location.search, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' });
	if (!answer.ok) return false;
	const html = await answer.text();
	const { page, css } = splitStyles(html);
	const whole = new DOMParser().parseFromString(page, 'text/html');
	const content = whole.querySelector('main');
	if (content === null || content.querySelector(`[data-island=${dataset.island}]`) !== null) return false;
	adoptStyles(css);
	document.querySelector('main')?.replaceWith(content);
	content.dispatchEvent(new Event('newislands', { bubbles: true }));
	showContinuation();
	return true;
}

/** Scrolls to where the story continues for a reader who signed in at the wall, and removes that fragment from the address. */
function showContinuation(): void {
	if (location.hash !== `#${wallAnchor}`) return;
	location.replace(location.hash);
	history.replaceState(history.state, '', location.pathname + location.search);
	history.scrollRestoration = 'auto';
}

/** Separates a page from its style elements, which the Content-Security-Policy would report when the page is parsed. */
function splitStyles(html: string): { readonly page: string; readonly css: string } {
	const [before, ...others] = html.split('<style>');
	const parts = others.map((part) => part.split('</style>', 2));
	return { page: [before, ...parts.map(([, after]) => after)].join(''), css: parts.map(([sheet]) => sheet).join('') };
}

// Adds the rules that the story needs and this page does not have. The Content-Security-Policy does not apply to constructed style sheets.
function adoptStyles(css: string): void {
	// The sheets of other sites, such as that of Google's button, cannot be read.
	const own = [...document.styleSheets].filter(({ href }) => href === null);
	const known = new Set(own.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)));
	const loaded = new CSSStyleSheet();
	loaded.replaceSync(css);
	const missing = new CSSStyleSheet();
	for (const { cssText } of loaded.cssRules) if (!known.has(cssText)) missing.insertRule(cssText, missing.cssRules.length);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, missing];
}
