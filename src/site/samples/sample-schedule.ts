import type { Broadcast, Schedule } from '#content/contract';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The hour in which the gallery was opened, so that something is on air. */
const thisHour = Math.floor(Date.now() / hourMs) * hourMs;

const daysOf = (titles: readonly string[]): Schedule['days'] =>
	Array.from({ length: 7 }, (_, day) => ({
		date: new Date(thisHour + day * dayMs).toISOString().slice(0, 10),
		broadcasts: titles.map((title, at) => broadcastAt(thisHour + day * dayMs + (at - 1) * hourMs, title)),
	}));

const broadcastAt = (start: number, title: string): Broadcast => ({
	start: new Date(start),
	end: new Date(start + hourMs),
	title,
	text: 'Con móviles en las calles y la charla de siempre.',
	...(start < thisHour ? { mark: 'repeat' } : { mark: 'live', programme: '/programas/' }),
});

type SampleSchedule = { readonly titles?: readonly string[]; readonly isOld?: boolean };

/** A schedule whose second broadcast is on air now. */
export const sampleSchedule = ({
	titles = ['Mañana abierta', 'Cocina de barrio', 'La tarde de todos'],
	isOld = false,
}: SampleSchedule = {}): Schedule => ({
	source: { name: 'la programación del canal', updatedAt: new Date(thisHour - dayMs) },
	isOld,
	days: daysOf(titles),
	weekLater: [],
});
