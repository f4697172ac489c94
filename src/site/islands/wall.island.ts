// Needs the browser for the session that it keeps where no request shows it. Fallback: the ways to sign up and to sign in.
import { currentSession, pageClient, watchSession } from '#identity-client';

/** Puts the whole story in the place of the page's content when a registered reader reads, or becomes one in another tab. */
export async function mount(element: HTMLElement): Promise<void> {
	const client = pageClient();
	const look = async () => {
		// When the service cannot say who reads, the wall stays.
		const session = await currentSession(client).catch(() => undefined);
		if (session && (await open(element, session.accessToken))) endWatch();
	};
	const endWatch = watchSession(client, (uuid) => uuid && look().catch(reportError));
	await look();
}

/** Asks for the page as the reader of the token and shows it; false when she gets the wall once more. */
async function open({ dataset }: HTMLElement, token: string): Promise<boolean> {
	const answer = await fetch(location.pathname + location.search, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' });
	if (!answer.ok) return false;
	const html = await answer.text();
	const { page, css } = withoutSheets(html);
	const whole = new DOMParser().parseFromString(page, 'text/html');
	const content = whole.querySelector('main');
	if (content === null || content.querySelector(`[data-island=${dataset.island}]`) !== null) return false;
	adoptStyles(css);
	document.querySelector('main')?.replaceWith(content);
	content.dispatchEvent(new Event('newislands', { bubbles: true }));
	return true;
}

/** A page apart from its sheets, about which its policy would ask though they are not used in this form. */
function withoutSheets(html: string): { readonly page: string; readonly css: string } {
	const [before, ...others] = html.split('<style>');
	const parts = others.map((part) => part.split('</style>', 2));
	return { page: [before, ...parts.map(([, after]) => after)].join(''), css: parts.map(([sheet]) => sheet).join('') };
}

// The page brings the rules of its own blocks alone; those that the story needs beyond them come with it. The page's policy does not
// ask about sheets that a script makes.
function adoptStyles(css: string): void {
	const known = new Set([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)));
	const brought = new CSSStyleSheet();
	brought.replaceSync(css);
	const missing = new CSSStyleSheet();
	for (const { cssText } of brought.cssRules) if (!known.has(cssText)) missing.insertRule(cssText, missing.cssRules.length);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, missing];
}
