// Texts that say when an open call opens or closes.
import { type Brand, fill } from '#brands';
import { callStateAt, type OpenCall } from '#content/contract';
import { clockTime, dayInSentence } from '../../ui/dates.ts';

/** A call that closes within this time closes soon, in ms: three days. */
const nearMs = 3 * 86_400_000;

type Times = Pick<OpenCall, 'opensAt' | 'closesAt'>;

/** When a call opens, closes or closed: "Cierra el lunes 30 de noviembre". */
export const whenOf = (call: Times, brand: Brand, now: Date): string =>
	fill(brand.texts.calls.when[callStateAt(call, now)], { moment: momentOf(call, brand, now) });

/** The date that counts: the opening, or the last minute of the call; with the time unless a whole day begins or ends there. */
export function momentOf(call: Times, brand: Brand, now: Date): string {
	const at = callStateAt(call, now) === 'soon' ? call.opensAt : new Date(call.closesAt.getTime() - 1);
	const [day, time] = [dayInSentence(at, brand), clockTime(at, brand)];
	return wholeDay.test(time) ? day : fill(brand.texts.calls.dayAndTime, { day, time });
}

const wholeDay = /^(?:0?0:00|23:59)$/;

/** Whether a call is open, and not for long. */
export const closesSoon = (call: Times, now: Date): boolean =>
	callStateAt(call, now) === 'open' && call.closesAt.getTime() - now.getTime() < nearMs;
