import type { Election } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleCount, sampleElection, sampleParties } from '../../samples/sample-election.ts';
import type { Subject } from '../../subject.ts';

const subjectOf =
	(election: Election | undefined, isDistrict = false) =>
	async (): Promise<Subject> => ({
		kind: 'election',
		name: isDistrict ? 'Resultados en Buenos Aires' : (election?.title ?? 'Elecciones 2023'),
		election,
		district: isDistrict ? election?.districts[0] : undefined,
	});

const [first, second] = sampleParties;
const runOff = first && second && { kind: 'run-off' as const, parties: [first, second] as const, date: '2023-11-19' };
const elected = first && { kind: 'elected' as const, party: first };

export const electionSamples: BlockSamples<'election'> = {
	block: 'election',
	samples: [
		{ name: 'a count that goes on', subject: subjectOf(sampleElection()) },
		{ name: 'numbers that are old', subject: subjectOf(sampleElection({ isOld: true })) },
		{ name: 'the end: a second round', subject: subjectOf(sampleElection({ isCounting: false, outcome: runOff }, { counted: 1_000 })) },
		{ name: 'the end: someone was elected', subject: subjectOf(sampleElection({ isCounting: false, outcome: elected })) },
		{ name: 'a district, with seats', subject: subjectOf(sampleElection({}, { hasSeats: true }), true) },
		{ name: 'an election of one district', subject: subjectOf(sampleElection({ districts: [{ id: 'cordoba', ...sampleCount() }] })) },
		{ name: 'before the first polling station', subject: subjectOf(sampleElection({}, { counted: 0 })) },
		{ name: 'no document yet', subject: subjectOf(undefined) },
	],
};
