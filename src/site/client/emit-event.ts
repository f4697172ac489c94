// For islands: hands an analytics event to the inlined script (send-event.ts).
import type { MeasuredEvent } from '#analytics/contract';

/** The name of the DOM event that `send-event.ts` listens to; that script is inlined, so islands cannot import it. */
export const islandEvent = 'kiosco.track';

/** Hands an event to the inlined script. */
export function emitEvent(event: MeasuredEvent): void {
	dispatchEvent(new CustomEvent(islandEvent, { detail: event }));
}
