import type { SiteFigures } from '#analytics/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleCards } from '../../samples/sample-cards.ts';
import type { Subject } from '../../subject.ts';

const days = Array.from({ length: 28 }, (_, at) => ({
	date: new Date(Date.UTC(2026, 9, 24 + at)).toISOString().slice(0, 10),
	count: 40 + ((at * 37) % 61) - (at % 7 < 2 ? 30 : 0),
}));
const sections = [
	{ id: '/deportes', name: 'Deportes', count: 412 },
	{ id: '/politica', name: 'Política', count: 268 },
	{ id: '/show', name: 'Show', count: 1 },
];
const counted = { publicationCounts: async () => ({ days, sections }) };
const nothing = { publicationCounts: async () => ({ days: days.map(({ date }) => ({ date, count: 0 })), sections: [] }) };

const measured = (good: number, total: number) => ({ good, total });
const speed = { shows: measured(4_812, 5_020), answers: measured(5_000, 5_019), stays: measured(12, 49) };
const pageOf = (figures: SiteFigures | undefined) => async (): Promise<Subject> => ({ kind: 'statistics', name: 'Estadísticas', figures });

export const siteFiguresSamples: BlockSamples<'site-figures'> = {
	block: 'site-figures',
	samples: [
		{ name: 'speed and uptime', subject: pageOf({ speed, uptime: { since: new Date('2026-10-23T12:00:00Z'), share: 0.99954 } }) },
		{ name: 'few visits in the first minute', subject: pageOf({ speed: { ...speed, shows: speed.stays }, uptime: undefined }) },
		{ name: 'nothing is measured: the block is left out', shows: 'nowhere', subject: pageOf(undefined) },
	],
};

export const statisticsHeadSamples: BlockSamples<'statistics-head'> = { block: 'statistics-head', samples: [{ name: 'the title' }] };

export const publishedByDaySamples: BlockSamples<'published-by-day'> = {
	block: 'published-by-day',
	samples: [
		{ name: 'four weeks', size: 'brick_mayor', content: counted },
		{ name: 'nothing was published', size: 'brick_mayor', content: nothing },
	],
};

export const publishedBySectionSamples: BlockSamples<'published-by-section'> = {
	block: 'published-by-section',
	samples: [
		{ name: 'three sections', size: 'brick_menor', content: counted },
		{ name: 'nothing was published: the block is left out', shows: 'nowhere', content: nothing },
	],
};

export const correctionsSamples: BlockSamples<'corrections'> = {
	block: 'corrections',
	samples: [
		{ name: 'those of the brand', size: 'brick_mayor' },
		{ name: 'no correction', size: 'brick_mayor', content: { corrections: async () => [] } },
		{
			name: 'of stories for registered readers',
			size: 'brick_mayor',
			content: { corrections: async () => sampleCards.map((card) => ({ card, notes: [] })) },
		},
	],
};
