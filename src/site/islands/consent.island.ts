// Asks readers for consent, and starts the analytics of those who accept. Needs the browser: the answer is in its storage, and pages are
// cached for all. Without scripts nothing is measured that needs consent.
import * as v from 'valibot';
import { type ConsentAnswer, consentAnswers, storeConsent, storedConsent } from '../client/consent.ts';
import { isStaffBrowser } from '../client/is-staff-browser.ts';

type Props = { readonly tagManager?: string; readonly meta: boolean };

/** Asks readers who have not answered for consent, and measures those who accept. A button in the footer opens the question again. */
export function mount(element: HTMLElement, props: Props): void {
	const notice = element.querySelector<HTMLElement>('[data-notice]');
	if (notice === null) return;
	const before = storedConsent();
	if (before === 'accepted') startMeasuring(props);
	notice.hidden = before !== undefined;
	document.querySelector('[data-consent-open]')?.addEventListener('click', () => {
		notice.hidden = false;
		notice.querySelector('button')?.focus();
	});
	for (const button of notice.querySelectorAll<HTMLElement>('[data-answer]')) {
		button.addEventListener('click', () => {
			notice.hidden = true;
			apply(v.parse(consentAnswers, button.dataset.answer), props);
		});
	}
}

function apply(answer: ConsentAnswer, props: Props): void {
	const before = storedConsent();
	storeConsent(answer);
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
