import type { Signal } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleSchedule } from '../../samples/sample-schedule.ts';
import type { Subject } from '../../subject.ts';

const subjectOf = (signal: Signal | undefined, hasSchedule: boolean) => async (): Promise<Subject> => ({
	kind: 'live',
	name: 'En vivo',
	signal,
	schedule: hasSchedule ? sampleSchedule() : undefined,
});

const signal = { id: 'tv', title: 'Señal en vivo', stream: 'https://stream.test/tv.m3u8' };

export const liveSignalSamples: BlockSamples<'live-signal'> = {
	block: 'live-signal',
	samples: [
		{ name: 'a signal and a schedule', subject: subjectOf(signal, true) },
		{ name: 'a signal alone', subject: subjectOf(signal, false) },
		{ name: 'no signal', subject: subjectOf(undefined, true) },
	],
};
