// Asks readers for consent, and starts the analytics of those who accept. Needs the browser: the answer is in its storage, and pages are
// cached for all. Without scripts nothing is measured that needs consent.
import * as v from 'valibot';
import { isStaffBrowser } from '../client/is-staff-browser.ts';

type Props = { readonly tagManager?: string; readonly meta: boolean };

const key = 'kiosco-consent';
const answers = v.picklist(['accepted', 'rejected']);
type Answer = v.InferOutput<typeof answers>;

/** Asks readers who have not answered for consent, and measures those who accept. A button in the footer opens the question again. */
export function mount(element: HTMLElement, props: Props): void {
	const notice = element.querySelector<HTMLElement>('[data-notice]');
	if (notice === null) return;
	const before = storedAnswer();
	if (before === 'accepted') startMeasuring(props);
	notice.hidden = before !== undefined;
	document.querySelector('[data-consent-open]')?.addEventListener('click', () => {
		notice.hidden = false;
		notice.querySelector('button')?.focus();
	});
	for (const button of notice.querySelectorAll<HTMLElement>('[data-answer]')) {
		button.addEventListener('click', () => {
			notice.hidden = true;
			apply(v.parse(answers, button.dataset.answer), props);
		});
	}
}

function apply(answer: Answer, props: Props): void {
	const before = storedAnswer();
	store(answer);
	if (answer === before) return;
	if (answer === 'accepted') startMeasuring(props);
	// Third-party scripts that already run end only with the page.
	else if (before === 'accepted') location.reload();
}

function startMeasuring({ tagManager, meta }: Props): void {
	document.documentElement.dataset.measured = '';
	if (tagManager !== undefined) loadTagManager(tagManager);
	if (meta && !isStaffBrowser()) reportToMeta();
}

function loadTagManager(id: string): void {
	window.dataLayer ??= [];
	window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
	const script = document.createElement('script');
	script.async = true;
	script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
	document.head.append(script);
}

/** Reports the page view, without the query of its address, to Meta by way of our server (CONT-06). The reader does not see failures. */
function reportToMeta(): void {
	const { origin, pathname } = location;
	const { brand } = document.documentElement.dataset;
	const query = JSON.stringify({ 'arc-site': brand, userAgent: navigator.userAgent, eventSourceUrl: origin + pathname });
	fetch(`/pf/api/v3/content/fetch/meta-api?query=${encodeURIComponent(query)}`, { keepalive: true }).catch(() => undefined);
}

// Where storage is forbidden, every page asks.
function storedAnswer(): Answer | undefined {
	try {
		return v.parse(v.fallback(v.optional(answers), undefined), localStorage.getItem(key) ?? undefined);
	} catch {
		return undefined;
	}
}

function store(answer: Answer): void {
	try {
		localStorage.setItem(key, answer);
	} catch {}
}
