import type { Signal } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleSchedule } from '../../samples/sample-schedule.ts';
import type { Subject } from '../../subject.ts';

const live = { kind: 'live', name: 'En vivo', path: '/envivo/', schedule: undefined, others: [] } as const;

const subjectOf = (signal: Signal | undefined, hasSchedule: boolean) => async (): Promise<Subject> => ({
	...live,
	signal,
	schedule: hasSchedule ? sampleSchedule() : undefined,
});

const signal = { id: 'tv', kind: 'tv', title: 'Señal en vivo', stream: 'https://stream.test/tv.m3u8' } as const;
const radio = { id: 'radio', kind: 'radio', title: 'La radio', stream: 'https://stream.test/radio.m3u8' } as const;

const radioPage: Subject = {
	...live,
	name: radio.title,
	path: '/envivo/radio/',
	signal: radio,
	others: [{ station: signal, href: '/envivo/' }],
};

export const liveSignalSamples: BlockSamples<'live-signal'> = {
	block: 'live-signal',
	samples: [
		{ name: 'a signal and a schedule', subject: subjectOf(signal, true) },
		{ name: 'a signal alone', subject: subjectOf(signal, false) },
		{
			name: 'a signal beside a radio',
			subject: async () => ({ ...live, signal, others: [{ station: { ...radio, schedule: sampleSchedule() }, href: '/envivo/radio/' }] }),
		},
		{ name: 'a radio', subject: async () => ({ ...radioPage, schedule: sampleSchedule() }) },
		{ name: 'a radio without a schedule', subject: async () => radioPage },
		{ name: 'no signal', subject: subjectOf(undefined, true) },
	],
};
