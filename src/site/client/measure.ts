import type { LinkPlace, MeasuredEvent } from '#analytics/contract';

/** What islands and the collector have too; this script is inlined and shares nothing. */
export const handedOver = 'kiosco.track';
export const collector = '/_site/events';

declare global {
	interface Window {
		/** What happened on this page; scripts that measure for others read it. */
		dataLayer?: object[];
	}
	interface DOMStringMap {
		/** `data-links`, as the server writes it around links that are tracked. */
		links?: LinkPlace;
	}
	interface WindowEventMap {
		[handedOver]: CustomEvent<MeasuredEvent>;
	}
}

/** Puts an event into the data layer and tells the collector, on pages that may be measured: those are marked. */
export function measure(event: MeasuredEvent): void {
	if (document.documentElement.dataset.measured === undefined) return;
	window.dataLayer ??= [];
	window.dataLayer.push(event);
	navigator.sendBeacon(collector, JSON.stringify(event));
}

/** Measures what islands track, and clicks on the links of the parts of a page that are marked with `data-links` (ANA-01). */
export function watchEvents(): void {
	addEventListener(handedOver, ({ detail }) => measure(detail));
	addEventListener('click', ({ target }) => {
		if (!(target instanceof Element)) return;
		const place = target.closest('a')?.closest<HTMLElement>('[data-links]')?.dataset.links;
		if (place) measure({ event: 'link-click', place });
	});
}
