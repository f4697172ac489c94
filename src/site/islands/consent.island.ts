// Needs the browser: what a reader allows is kept in her storage, and pages are kept for all. Without it nothing is measured that needs asking.
import * as v from 'valibot';
import { isAdmin } from '../client/is-admin.ts';

type Props = { readonly tagManager?: string; readonly meta: boolean };

const key = 'kiosco-consent';
const answers = v.picklist(['accepted', 'rejected']);
type Answer = v.InferOutput<typeof answers>;

/** Asks a reader who has not answered, and measures those who accept. The footer has a button to answer again. */
export function mount(element: HTMLElement, props: Props): void {
	const notice = element.querySelector<HTMLElement>('[data-notice]');
	if (notice === null) return;
	const before = keptAnswer();
	if (before === 'accepted') begin(props);
	notice.hidden = before !== undefined;
	document.querySelector('[data-consent-open]')?.addEventListener('click', () => {
		notice.hidden = false;
		notice.querySelector('button')?.focus();
	});
	for (const button of notice.querySelectorAll<HTMLElement>('[data-answer]')) {
		button.addEventListener('click', () => {
			notice.hidden = true;
			settle(v.parse(answers, button.dataset.answer), props);
		});
	}
}

function settle(answer: Answer, props: Props): void {
	const before = keptAnswer();
	keep(answer);
	if (answer === before) return;
	if (answer === 'accepted') begin(props);
	// Scripts of others that run already end with the page.
	else if (before === 'accepted') location.reload();
}

function begin({ tagManager, meta }: Props): void {
	document.documentElement.dataset.measured = '';
	if (tagManager !== undefined) loadTagManager(tagManager);
	if (meta && !isAdmin()) tellMeta();
}

function loadTagManager(id: string): void {
	window.dataLayer ??= [];
	window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
	const script = document.createElement('script');
	script.async = true;
	script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
	document.head.append(script);
}

/** The page view without the query of its address (CONT-06). What comes of it is nothing to the reader. */
function tellMeta(): void {
	const { origin, pathname } = location;
	const { brand } = document.documentElement.dataset;
	const query = JSON.stringify({ 'arc-site': brand, userAgent: navigator.userAgent, eventSourceUrl: origin + pathname });
	fetch(`/pf/api/v3/content/fetch/meta-api?query=${encodeURIComponent(query)}`, { keepalive: true }).catch(() => undefined);
}

// Storage may be forbidden; the reader is then asked on each page.
function keptAnswer(): Answer | undefined {
	try {
		return v.parse(v.fallback(v.optional(answers), undefined), localStorage.getItem(key) ?? undefined);
	} catch {
		return undefined;
	}
}

function keep(answer: Answer): void {
	try {
		localStorage.setItem(key, answer);
	} catch {}
}
