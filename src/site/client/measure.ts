// Counts what readers do: in the data layer of the page, and at the collector.
import type { LinkPlace, MeasuredEvent } from '#analytics/contract';
import { delegate } from './delegate.ts';

/** Equal to the values in `track.ts` and in the collector's contract. This script is inlined, so it imports neither (measure.test.ts). */
export const trackEvent = 'kiosco.track';
export const collector = '/_site/events';

declare global {
	interface Window {
		/** The events of this page, for third-party analytics scripts. */
		dataLayer?: object[];
	}
	interface DOMStringMap {
		/** `data-links`, which the server writes around links that are tracked. */
		links?: LinkPlace;
	}
	interface WindowEventMap {
		[trackEvent]: CustomEvent<MeasuredEvent>;
	}
}

/** Adds an event to the data layer and sends it to the collector, on pages with `data-measured`. */
export function measure(event: MeasuredEvent): void {
	if (document.documentElement.dataset.measured === undefined) return;
	window.dataLayer ??= [];
	window.dataLayer.push(event);
	navigator.sendBeacon(collector, JSON.stringify(event));
}

/** Measures the events of islands, and clicks on links inside `data-links` (ANA-01). */
export function watchEvents(): void {
	addEventListener(trackEvent, ({ detail }) => measure(detail));
	delegate('click', '[data-links] a', (link) => {
		const place = link.closest<HTMLElement>('[data-links]')?.dataset.links;
		if (place) measure({ event: 'link-click', place });
	});
}
