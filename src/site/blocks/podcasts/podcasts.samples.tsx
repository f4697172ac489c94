import type { Episode, Podcast } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleCards } from '../../samples/sample-cards.ts';
import type { Subject } from '../../subject.ts';

const show: Podcast = {
	slug: 'la-cuenta',
	title: 'La cuenta en la mesa',
	text: 'La economía de todos los días, con los números a la vista y sin palabras difíciles.',
	author: 'la redacción',
	category: 'Business',
	explicit: false,
	schedule: 'Los martes',
	source: { name: 'la redacción', updatedAt: new Date('2026-11-20T12:00:00Z') },
};

const episodes: readonly Episode[] = sampleCards.map((card, at) => ({
	card,
	description: 'Qué cuesta, quién lo paga y por qué.',
	publishedAt: '2026-11-20T12:00:00Z',
	sound: { src: '/media/a.mp3', type: 'audio/mpeg', ...(at === 0 && { milliseconds: 1_265_000, bytes: 20_240_000 }) },
}));

const subjectOf = (heard: readonly Episode[]) => async (): Promise<Subject> => ({ kind: 'podcast', podcast: show, episodes: heard });

export const podcastShowsSamples: BlockSamples<'podcast-shows'> = {
	block: 'podcast-shows',
	samples: [
		{ name: 'one show', content: { podcasts: async () => [show] } },
		{ name: 'no show: the block is left out', shows: 'nowhere', content: { podcasts: async () => [] } },
	],
};

export const podcastSamples: BlockSamples<'podcast'> = { block: 'podcast', samples: [{ name: 'a show', subject: subjectOf(episodes) }] };

export const episodesSamples: BlockSamples<'episodes'> = {
	block: 'episodes',
	samples: [
		{ name: 'some episodes', subject: subjectOf(episodes) },
		{ name: 'none yet', subject: subjectOf([]) },
	],
};
