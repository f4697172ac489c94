import type { Story } from '#content/contract';
import { type Arrangement, type PlacedBlock, row, rowOfTwo } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import type { Subject } from '../subject.ts';
import { storyMeta } from './story-meta.ts';

/** A story of any subtype (STORY-01 to STORY-06), found by its path. */
export const storyPage: PageDefinition = {
	freshFor: 300,
	async load({ address, contentQueries }) {
		const found = await contentQueries.at(address.path);
		switch (found.kind) {
			case 'story':
				return { kind: 'found', subject: { kind: 'story', story: found.story } };
			case 'redirect':
			case 'gone':
				return found;
			case 'none':
				return { kind: 'missing' };
		}
	},
	arrange: (subject) => arrangementOf(storyOf(subject)),
	meta: (subject, context) => storyMeta(storyOf(subject), context),
};

function storyOf(subject: Subject): Story {
	if (subject.kind !== 'story') throw new Error(`A story page cannot be about a subject of kind '${subject.kind}'`);
	return subject.story;
}

const ad: PlacedBlock = { block: 'ad', fields: { place: 'rail' } };
const mostRead: PlacedBlock = { block: 'most-read' };
const beside: readonly PlacedBlock[] = [mostRead, ad, { block: 'latest', fields: { look: 'stack' } }];
// Live coverage is long, so its side column gets one more block.
const besideLive: readonly PlacedBlock[] = [...beside, { block: 'TaboolaSide' }];
// For stories behind the registration wall.
const withoutAds = beside.filter((block) => block !== ad);
const head = row('brick_100', { block: 'story-head' });
const after = row('brick_100', { block: 'related' }, { block: 'TaboolaFeed', fields: { count: 4 } });
const afterVideo = row('brick_100', { block: 'related' }, { block: 'TaboolaCarousel' });
const wall: PlacedBlock = { block: 'story-wall' };
const subscription: PlacedBlock = { block: 'LoginRegisterForm', fields: { variant: 'signUp-newsletter-subscription' } };

// The first screen differs by kind. The text and the side column do not, except for long reads, which have no side column. Videos have a short
// text: then the side column has only the most-read list, so that it is not much taller than the main column. Without a text, such as in a
// gallery, that list is a row.
function arrangementOf({ kind, cover, body, access }: Story): Arrangement {
	const rest: readonly PlacedBlock[] = [...(access === 'excerpt' ? [wall] : []), { block: 'story-foot' }, { block: 'comments' }];
	const words: readonly PlacedBlock[] = [{ block: 'story-body' }, ...rest];
	const side = access === 'excerpt' ? withoutAds : beside;
	const text =
		body.length === 0 ? [row('brick_100', ...rest), row('brick_100', mostRead)] : [rowOfTwo(words, isVideo(kind) ? [mostRead] : side)];
	switch (kind) {
		case 'article':
			return [head, rowOfTwo([{ block: 'story-lead' }, ...words], side), after];
		case 'live':
			return [head, rowOfTwo([{ block: 'story-lead' }, ...words], besideLive), after];
		case 'newsletter':
			return [head, rowOfTwo(access === 'excerpt' ? words : [...words, { block: 'newsletter-form' }, subscription], side), after];
		case 'gallery':
			return [head, row('brick_100', { block: 'story-lead', fields: { size: 'page' } }), ...text, after];
		case 'video':
		case 'video-dark':
			return [row('brick_full', { block: 'story-player' }), ...text, afterVideo];
		case 'longform':
			return [...openingOf(cover !== undefined), row('brick_100', ...words), after];
	}
}

const isVideo = (kind: Story['kind']): boolean => kind === 'video' || kind === 'video-dark';

// With a cover picture, it fills the first screen; without one, the headline comes first (STORY-05).
function openingOf(hasCover: boolean): Arrangement {
	if (hasCover) return [row('brick_full', { block: 'story-opening' })];
	return [head, row('brick_100', { block: 'story-lead', fields: { size: 'page' } })];
}
