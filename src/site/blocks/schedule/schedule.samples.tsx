import type { Schedule } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleSchedule } from '../../samples/sample-schedule.ts';
import type { Subject } from '../../subject.ts';

const subjectOf = (schedule: Schedule | undefined) => async (): Promise<Subject> => ({ kind: 'schedule', name: 'Grilla', schedule });

export const scheduleSamples: BlockSamples<'schedule'> = {
	block: 'schedule',
	samples: [
		{ name: 'a week', subject: subjectOf(sampleSchedule()) },
		{ name: 'a week that nobody confirmed for long', subject: subjectOf(sampleSchedule({ isOld: true })) },
		{ name: 'a week without broadcasts', subject: subjectOf(sampleSchedule({ titles: [] })) },
		{ name: 'no schedule yet', subject: subjectOf(undefined) },
	],
};
