import type { Broadcast, Schedule } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import type { Subject } from '../../subject.ts';

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

const subjectOf = (schedule: Schedule | undefined) => async (): Promise<Subject> => ({ kind: 'schedule', name: 'Grilla', schedule });

const source = { name: 'la programación del canal', updatedAt: new Date(thisHour - dayMs) };
const days = daysOf(['Mañana abierta', 'Cocina de barrio', 'La tarde de todos']);

export const scheduleSamples: BlockSamples<'schedule'> = {
	block: 'schedule',
	samples: [
		{ name: 'a week', subject: subjectOf({ source, isOld: false, days }) },
		{ name: 'a week that nobody confirmed for long', subject: subjectOf({ source, isOld: true, days }) },
		{ name: 'a week without broadcasts', subject: subjectOf({ source, isOld: false, days: daysOf([]) }) },
		{ name: 'no schedule yet', subject: subjectOf(undefined) },
	],
};
