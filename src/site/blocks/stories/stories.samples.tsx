import type { BlockSamples } from '../../samples/block-samples.ts';
import { noStories } from '../../samples/sample-subjects.ts';
import type { StorySource } from '../story-source.ts';

const source: StorySource = { kind: 'latest' };

export const storiesSamples: BlockSamples<'stories'> = {
	block: 'stories',
	samples: [
		{ name: 'grid of four, with ages', fields: { source, count: 4, look: 'grid', dated: true, title: 'Título de la lista' } },
		{ name: 'grid in a narrow brick: lines', size: 'brick_menor', fields: { source, count: 3, look: 'grid' } },
		{ name: 'stack', size: 'brick_menor', fields: { source, count: 3, look: 'stack', title: 'Título de la lista' } },
		{ name: 'list', fields: { source, count: 6, look: 'list' } },
		{ name: 'headlines', fields: { source, count: 8, look: 'headlines', dated: true } },
		{ name: 'numbered', fields: { source, count: 5, look: 'numbered' } },
		{
			name: 'carousel on a band',
			size: 'brick_full',
			band: true,
			fields: { source, count: 8, look: 'carousel', title: 'Título de la lista' },
		},
		{ name: 'lead', fields: { source, count: 5, look: 'lead' } },
		{ name: 'mosaic', fields: { source, count: 5, look: 'mosaic' } },
		{ name: 'pair', fields: { source, count: 2, look: 'pair' } },
		{ name: 'named after the first dossier', fields: { source: { kind: 'dossier', place: 1 }, count: 5, look: 'lead', named: true } },
		{ name: 'videos', fields: { source: { kind: 'terms', all: ['kind:video'] }, count: 3, look: 'grid' } },
		{ name: 'photo galleries', fields: { source: { kind: 'terms', all: ['type:gallery'] }, count: 3, look: 'grid' } },
		{ name: 'no story: the block is left out', shows: 'nowhere', fields: { source, count: 4 }, content: { list: noStories } },
	],
};
