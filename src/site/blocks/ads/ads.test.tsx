import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import type { Ad } from '#content/contract';
import { sampleContext } from '../../../../tests/support/site/sample-context.ts';
import { safe, sampleStory } from '../../../../tests/support/site/sample-story.ts';
import { shownBlock } from '../../../../tests/support/site/shown-block.ts';
import { sampleAds } from '../../samples/sample-ads.ts';
import type { Subject } from '../../subject.ts';
import { storyBody } from '../story-body/story-body.tsx';
import { adSlot } from './ad-slot.tsx';
import { adsFor, pickAd } from './pick-ad.ts';

const [own, paid] = sampleAds;
const notice: Subject = { kind: 'notice', name: '', title: '', text: '' };
const ad = (id: string, more: Partial<Ad> = {}): Ad => ({ ...own, id, ...more });
const idsAt = (path: string, ads: readonly Ad[], subject: Subject = notice) =>
	adsFor(ads, { context: sampleContext(brands.tn, {}, path), subject }).map(({ id }) => id);

describe('the ads of a page', () => {
	const inSport = ad('botines', { sections: ['/deportes'] });
	const cover = (path: string): Subject => ({ kind: 'cover', section: undefined, path, name: '' });

	it('are those of its section before those of the whole site, and none of another section', () => {
		expect(idsAt('/deportes/', [ad('a'), inSport], cover('/deportes/'))).toEqual(['botines', 'a']);
		expect(idsAt('/deportes-extremos/', [ad('a'), inSport], cover('/deportes-extremos/'))).toEqual(['a']);
		expect(
			idsAt('/deportes/futbol/x/', [inSport], { kind: 'story', story: sampleStory({ section: { id: '/deportes/futbol', name: '' } }) }),
		).toEqual(['botines']);
	});

	it('begin with another one on another page', () => {
		const ads = ['a', 'b', 'c'].map((id) => ad(id));
		const firsts = new Set(['/x/', '/y/', '/z/'].map((path) => idsAt(path, ads)[0]));
		expect(firsts).toEqual(new Set(['a', 'b', 'c']));
	});

	it('are shown once each', () => {
		const shown = new Set<string>();
		expect([pickAd([own, paid], shown), pickAd([own, paid], shown), pickAd([own, paid], shown)]).toEqual([own, paid, undefined]);
	});
});

describe('an ad', () => {
	const show = (one: Ad) => shownBlock(adSlot, brands.tn, { fields: { place: 'row' }, content: { ads: async () => [one] } });

	it('that somebody pays for says so to readers and to search engines', async () => {
		expect(await show(paid)).toContain('Publicidad · Vivero Sur');
		expect(await show(paid)).toContain('rel="sponsored nofollow"');
	});

	it('of the brand itself does neither', async () => {
		expect(await show(own)).not.toMatch(/Publicidad|sponsored/);
		expect(await show(own)).toContain('En TN');
	});
});

describe('an ad between paragraphs', () => {
	const paragraphs = (count: number) =>
		Array.from({ length: count }, (_, n) => ({ kind: 'text' as const, html: safe(`Párrafo ${n + 1}.`), dropcap: false }));
	const textOf = (parts: Parameters<typeof sampleStory>[0]) =>
		shownBlock(storyBody, brands.tn, { subject: { kind: 'story', story: sampleStory(parts) }, content: { ads: async () => [own] } });

	it('is after the sixth one of an article with at least nine', async () => {
		const html = await textOf({ body: paragraphs(9) });
		expect(html.indexOf('Párrafo 6')).toBeLessThan(html.indexOf(own.title));
		expect(html.indexOf(own.title)).toBeLessThan(html.indexOf('Párrafo 7'));
		expect(await textOf({ body: paragraphs(8) })).not.toContain(own.title);
	});

	it('is not in live coverage, in long reads, or at a wall', async () => {
		for (const parts of [{ kind: 'live' }, { kind: 'longform' }, { access: 'excerpt' }] as const)
			expect(await textOf({ ...parts, body: paragraphs(12) })).not.toContain(own.title);
	});
});
