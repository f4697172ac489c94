import type { MeasuredEvent } from '#analytics/contract';

/** What `measure.ts` listens to; it lies in the script of the page, which islands cannot reach. */
export const handingOver = 'kiosco.track';

/** Hands an event to the script that measures. */
export function track(event: MeasuredEvent): void {
	dispatchEvent(new CustomEvent(handingOver, { detail: event }));
}
