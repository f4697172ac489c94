// Refreshes a part of the page every 30 s, such as an election's count, until the server marks it as final (`last`). Needs the browser: it
// asks for the page again while the page is visible, and changes what differs. Without scripts a link reloads the page.
import { addStyles } from './live-story/add-styles.ts';
import { patchElement } from './renewed-part/patch-element.ts';

/** How often the page is asked for. */
const renewEveryMs = 30_000;

/** Renews the part marked `data-renewed`. A hidden page asks again when it is seen. */
export function mount(element: HTMLElement): void {
	const part = element.querySelector<HTMLElement>('[data-renewed]');
	if (part === null) return;
	let askedAt = Date.now();
	const renew = async () => {
		if (document.hidden) return;
		askedAt = Date.now();
		const next = await renewedPart();
		if (next) patchElement(part, next);
		if (part.dataset.renewed === 'last') stop();
	};
	const onSeen = () => {
		if (Date.now() - askedAt >= renewEveryMs) void renew();
	};
	const timer = setInterval(() => void renew(), renewEveryMs);
	document.addEventListener('visibilitychange', onSeen);
	function stop(): void {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', onSeen);
	}
}

/** The part as the page has it now; nothing while the network or the server does not answer. */
async function renewedPart(): Promise<Element | null> {
	try {
		// Browsers may answer from their cache for a while (stale-while-revalidate), unless they are told to ask.
		const answer = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-cache' });
		if (!answer.ok) return null;
		const { html, styles } = withoutStyles(await answer.text());
		addStyles(styles);
		return new DOMParser().parseFromString(html, 'text/html').querySelector('[data-renewed]');
	} catch {
		return null;
	}
}

/** A page and its style sheets apart: the policy of this page forbids those of another one, so they must not be parsed with it. */
function withoutStyles(page: string): { readonly html: string; readonly styles: readonly string[] } {
	const [start = '', ...pieces] = page.split('<style>');
	const parts = pieces.map((piece) => piece.split('</style>'));
	return { html: start + parts.map(([, ...rest]) => rest.join('')).join(''), styles: parts.map(([css = '']) => css) };
}
