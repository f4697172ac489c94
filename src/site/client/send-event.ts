// Inlined in every page: sends analytics events to window.dataLayer and to our collector, and listens for events of islands.
import type { LinkPlace, MeasuredEvent } from '#analytics/contract';
import { delegate } from './delegate.ts';

/** Equal to the values in `emit-event.ts` and the collector's contract, which this inlined script does not import (send-event.test.ts). */
export const islandEvent = 'kiosco.track';
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
		[islandEvent]: CustomEvent<MeasuredEvent>;
	}
}

/** Adds an event to the data layer and sends it to the collector, on pages with `data-measured`. */
export function sendEvent(event: MeasuredEvent): void {
	if (document.documentElement.dataset.measured === undefined) return;
	window.dataLayer ??= [];
	window.dataLayer.push(event);
	navigator.sendBeacon(collector, JSON.stringify(event));
}

/** Sends the events of islands, and clicks on links inside `data-links` (ANA-01). */
export function watchEvents(): void {
	addEventListener(islandEvent, ({ detail }) => sendEvent(detail));
	delegate('click', '[data-links] a', (link) => {
		const place = link.closest<HTMLElement>('[data-links]')?.dataset.links;
		if (place) sendEvent({ event: 'link-click', place });
	});
}
