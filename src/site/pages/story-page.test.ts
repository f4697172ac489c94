import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import type { Story } from '#content/contract';
import { sampleContext } from '../../../tests/support/site/sample-context.ts';
import { safe, sampleCard, samplePicture, sampleStory, sampleVideo } from '../../../tests/support/site/sample-story.ts';
import { testOrigins } from '../../../tests/support/test-origins.ts';
import { themeCss } from '../outputs/html/theme-css.ts';
import { renderBody } from '../render/render-body.ts';
import { encodeChunks } from '../ui/cached/chunks.ts';
import { storyPage } from './story-page.ts';

const paragraph = { kind: 'text' as const, html: safe('Un párrafo.'), dropcap: false };
const six = Array.from({ length: 6 }, () => paragraph);

async function page(parts: Partial<Story>, brand = brands.tn) {
	const story = sampleStory(parts);
	const context = sampleContext(brand, { related: async () => [sampleCard], mostRead: async () => [sampleCard] }, story.href);
	return renderBody(storyPage, { kind: 'story', story }, context);
}
const bodyOf = async (parts: Partial<Story>) => encodeChunks((await page(parts)).body).toString();

/** The position of words in the page; fails the test when they are missing. */
function placeOf(html: string, words: string): number {
	expect(html).toContain(words);
	return html.indexOf(words);
}

const film: Partial<Story> = { lead: { kind: 'video', video: sampleVideo } };

describe('the page of a story', () => {
	it('STORY-01 shows an article’s headline, then its picture, then its text', async () => {
		const html = await bodyOf({ kind: 'article' });
		expect(placeOf(html, '<h1')).toBeLessThan(placeOf(html, '<figure'));
		expect(placeOf(html, '<figure')).toBeLessThan(placeOf(html, 'Reabrió la plaza.'));
	});

	it('STORY-02 shows a video’s player, then its headline', async () => {
		const html = await bodyOf({ kind: 'video', ...film });
		expect(placeOf(html, '<video')).toBeLessThan(placeOf(html, '<h1'));
		expect(html).toContain('story-player_light');
	});

	it('STORY-03 shows a video_dark on a dark background', async () => {
		expect(await bodyOf({ kind: 'video-dark', ...film })).toContain('story-player_dark');
	});

	it('STORY-04 lists the entries of a live story, newest first, each with an anchor and its time', async () => {
		const entry = (id: string, at: string) => ({ id, at, title: `Entrada ${id}`, body: [paragraph] });
		const html = await bodyOf({ kind: 'live', entries: [entry('b', '2026-11-20T11:00:00Z'), entry('a', '2026-11-20T10:00:00Z')] });
		expect(placeOf(html, 'id="b"')).toBeLessThan(placeOf(html, 'id="a"'));
		expect(html).toContain('href="#b"');
		expect(html).toContain('dateTime="2026-11-20T11:00:00Z"');
		expect(html).toContain('Minuto a minuto');
	});

	it('STORY-05 fills the first screen of a longform with its background, or begins with the headline', async () => {
		const withBackground = await bodyOf({ kind: 'longform', cover: samplePicture });
		const without = await bodyOf({ kind: 'longform' });
		expect(withBackground).toContain('story-opening_screen');
		expect(without).not.toContain('story-opening');
		expect(placeOf(withBackground, '<img')).toBeLessThan(placeOf(withBackground, '<h1'));
		expect(placeOf(without, '<h1')).toBeLessThan(placeOf(without, '<img'));
	});

	it('STORY-06 shows a newsletter as a letter with its name', async () => {
		const html = await bodyOf({ kind: 'newsletter' });
		expect(html).toContain('body_letter');
		expect(html).toContain('Newsletter TN');
	});

	it('offers other stories once, after the third paragraph of a story with six', async () => {
		const html = await bodyOf({ body: six });
		expect(html.split('id="te-puede-interesar"')).toHaveLength(2);
		expect(html.slice(placeOf(html, 'data-story-text'), placeOf(html, 'te-puede-interesar')).split('Un párrafo.')).toHaveLength(4);
		expect(await bodyOf({ body: six.slice(1) })).not.toContain('te-puede-interesar');
	});

	it.each<[string, Story['body'][number]]>([
		['a box', { kind: 'link', html: safe('Otra'), href: `${sampleCard.href}#comentarios` }],
		['a list', { kind: 'links', items: [{ html: safe('Otra'), href: sampleCard.href }] }],
		['its text', { kind: 'text', html: safe(`<a href="${sampleCard.href}">Otra</a>`), dropcap: false }],
		['another address of the brand', { kind: 'link', html: safe('Otra'), href: `${testOrigins.tn}${sampleCard.href}` }],
	])('offers no story to which it links in %s', async (_, link) => {
		const html = await bodyOf({ body: [...six, link] });
		expect(html).not.toContain('te-puede-interesar');
		expect(html.split('<main')[1]).not.toContain(sampleCard.headline);
	});

	it('shows its author, corrections and tags', async () => {
		const html = await bodyOf({ corrections: [{ heading: 'Corrección', html: safe('Eran dos años.') }] });
		expect(html).toContain('rel="author" href="/autor/ana-paz/"');
		expect(html).toContain('Eran dos años.');
		expect(html).toContain('href="/tags/plazas/"');
	});

	it('names its sponsor', async () => {
		expect(await bodyOf({ sponsor: 'Molinos' })).toContain('Contenido patrocinado por Molinos');
	});

	it('W05 prints its fields as text', async () => {
		const payload = '</script><script>window.__xss=1</script>';
		const html = await bodyOf({ headline: payload, subheadline: payload, kicker: payload, sponsor: payload, bylines: [{ name: payload }] });
		expect(html).not.toContain('<script>');
	});

	it('has no script, and islands that wait for an interaction, a session, a query, visibility or a moment', async () => {
		const html = await bodyOf({ kind: 'gallery', lead: { kind: 'gallery', pictures: [samplePicture] }, body: six });
		expect(html).not.toContain('<script');
		expect([...html.matchAll(/data-when="(\w+)"/g)].map(([, when]) => when).filter((when) => when !== 'interaction')).toEqual([
			'session',
			'visible',
			'visible',
			'session',
			'soon',
			'query',
			'session',
			'soon',
			'soon',
			'soon',
		]);
	});

	it.each(brandList.map((brand) => [brand.id, brand] as const))(
		'has at most 14 kB of style on %s, whatever its elements',
		async (_, brand) => {
			const everything: Story['body'] = [
				...six,
				{ kind: 'gallery', pictures: [samplePicture] },
				{ kind: 'video', video: sampleVideo },
				{ kind: 'table', header: [safe('a')], rows: [[safe('b')]] },
				{ kind: 'link', html: safe('a'), href: '/' },
				{ kind: 'timeline', items: [{ date: '', html: safe('a') }] },
				{ kind: 'rating', value: 1, min: 0, max: 5, units: '' },
				{ kind: 'quote', pull: true, body: [] },
				{ kind: 'code', content: '', language: '' },
				{ kind: 'endorsement', html: safe('a') },
				{ kind: 'list', list: { ordered: true, items: [] } },
			];
			const { css } = await page({ body: everything }, brand);
			expect(gzipSync(themeCss(brand) + css.join('')).length).toBeLessThan(14_000);
		},
	);
});
