import type { Edition } from './edition.ts';
import { fileAddress } from './video-document.ts';

/** The live signal of a brand: a loop, which all brands share. */
export const signalDocument = ({ schedule, now }: Edition): object => ({
	type: 'signal',
	_id: 'tv',
	source: { name: schedule.source, updated_at: now.toISOString() },
	title: 'Señal en vivo',
	stream: fileAddress('signal-1-master.m3u8'),
});
