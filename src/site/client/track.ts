// How islands pass on what readers do, so that `measure.ts` counts it.
import type { MeasuredEvent } from '#analytics/contract';

/** The event that `measure.ts` listens to; that script is inline, so islands cannot import it. */
export const trackEvent = 'kiosco.track';

/** Passes an event to the script that measures. */
export function track(event: MeasuredEvent): void {
	dispatchEvent(new CustomEvent(trackEvent, { detail: event }));
}
