import { describe, expect, it } from 'vitest';
import { imageOf, storyOf } from './fixtures/story-of.ts';
import { testContext as context } from './fixtures/test-context.ts';
import { readElements } from './read-elements.ts';

const read = (...elements: readonly unknown[]) => readElements(elements, context, false);
const text = (content: string) => ({ type: 'text', content });
const image = { id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' };

describe('the elements of a body', () => {
	it('W05 a text is sanitized and keeps its drop cap', () => {
		expect(read({ ...text('Un <b>gol</b><script>x</script>'), block_properties: { dropcap: 'letter' } })).toEqual([
			{ kind: 'text', html: 'Un <b>gol</b>', dropcap: true },
		]);
	});

	it('a heading has a level from 2 to 6, and 2 by default', () => {
		const levels = [undefined, 1, 2, '3', 6, 9].map((level) => read({ type: 'header', content: 'A', level })[0]);
		expect(levels.map((element) => (element?.kind === 'header' ? element.level : 0))).toEqual([2, 2, 2, 3, 6, 6]);
	});

	it('a picture keeps its alignment; the default is the centre', () => {
		expect(read(imageOf({ alignment: 'left' }), imageOf())).toMatchObject([
			{ kind: 'picture', alignment: 'left', picture: image },
			{ kind: 'picture', alignment: 'center' },
		]);
	});

	it('a gallery has the pictures from allowed hosts; an empty one is skipped', () => {
		const gallery = {
			type: 'gallery',
			headlines: { basic: 'Fotos' },
			content_elements: [imageOf(), imageOf({ url: 'https://evil.test/a.jpg' })],
		};
		expect(read(gallery, { type: 'gallery', content_elements: [] })).toMatchObject([
			{ kind: 'gallery', headline: 'Fotos', pictures: [image] },
		]);
	});

	it('sound is read from an address or from streams, with its type and its length', () => {
		expect(
			read(
				{ type: 'audio', source_url: 'http://cdn.test/a.mp3', loop: true },
				{ type: 'audio', mimetype: 'audio/ogg', streams: [{ url: '/b', filesize: 1_000, bitrate: 80 }] },
				{ type: 'audio', streams: [{ url: '/c.m4a', filesize: 1_000 }] },
				{ type: 'audio' },
			),
		).toEqual([
			{ kind: 'audio', src: 'https://cdn.test/a.mp3', type: 'audio/mpeg', loop: true },
			{ kind: 'audio', src: '/b', type: 'audio/ogg', bytes: 1_000, milliseconds: 100, loop: false },
			{ kind: 'audio', src: '/c.m4a', type: 'audio/mp4', bytes: 1_000, loop: false },
		]);
	});

	it('W06 raw HTML is separate from safe HTML and has an id that changes with it', () => {
		const [one, same, other] = read(
			{ type: 'raw_html', content: '<b>1</b>' },
			{ type: 'raw_html', content: '<b>1</b>' },
			{ type: 'raw_html', content: '<b>2</b>' },
		);
		expect(one).toMatchObject({ kind: 'raw', html: '<b>1</b>', id: expect.stringMatching(/^[0-9a-f]{24}$/) });
		expect(same).toEqual(one);
		expect(other).not.toEqual(one);
	});

	it('W06 a post becomes a frame built from its address or from the address in its HTML, never that HTML', () => {
		const html =
			'<blockquote><a href="https://twitter.com/tn/status/1234567890">x</a></blockquote><script src="//platform.twitter.com/widgets.js"></script>';
		const oembed = { type: 'oembed_response', raw_oembed: { html, author_name: 'TN' } };
		expect(read(oembed)).toEqual([
			{
				kind: 'frame',
				frame: {
					provider: 'twitter',
					src: 'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true&lang=es',
					href: 'https://x.com/tn/status/1234567890',
					title: 'TN',
					author: 'TN',
					ratio: 4 / 5,
				},
			},
		]);
		expect(read({ type: 'oembed_response', raw_oembed: { url: 'https://evil.test/', html: '<script>alert(1)</script>' } })).toEqual([]);
	});

	it('a quote has elements; its older form has text', () => {
		const quote = { type: 'quote', subtype: 'pullquote', content_elements: [text('A')], citation: text('Ana <b>Paz</b>') };
		expect(read(quote, { type: 'blockquote', content: 'B' }, { type: 'quote', content_elements: [] })).toEqual([
			{ kind: 'quote', pull: true, body: [{ kind: 'text', html: 'A', dropcap: false }], citation: 'Ana <b>Paz</b>' },
			{ kind: 'quote', pull: false, body: [{ kind: 'text', html: 'B', dropcap: false }] },
		]);
	});

	it('a list has texts and lists', () => {
		const list = { type: 'list', list_type: 'ordered', items: [text('A'), { type: 'list', items: [text('B'), text(' ')] }] };
		expect(read(list)).toEqual([{ kind: 'list', list: { ordered: true, items: ['A', { ordered: false, items: ['B'] }] } }]);
	});

	it('tables of both forms are read, and short rows are filled', () => {
		const table = { type: 'table', header: [text('A'), text('B')], rows: [[text('1'), text('2')], [text('3')]] };
		const old = { type: 'table', rows: [{ type: 'table_row', cells: [{ type: 'table_cell', content_elements: [text('1'), text('2')] }] }] };
		expect(read(table, old)).toEqual([
			{
				kind: 'table',
				header: ['A', 'B'],
				rows: [
					['1', '2'],
					['3', ''],
				],
			},
			{ kind: 'table', header: [], rows: [['1 2']] },
		]);
	});

	it('links have only safe addresses', () => {
		const link = { type: 'interstitial_link', url: '/x/', content: 'Mirá', description: text('Un <b>gol</b>'), image: imageOf() };
		const list = { type: 'link_list', title: 'Más', items: [{ ...link, url: 'javascript:alert(1)' }, text('Solo palabras')] };
		expect(read(link, { ...link, url: 'javascript:alert(1)' }, list)).toEqual([
			{ kind: 'link', html: 'Mirá', href: '/x/', description: 'Un gol', picture: expect.objectContaining(image) },
			{ kind: 'links', title: 'Más', items: [{ html: 'Mirá' }, { html: 'Solo palabras' }] },
		]);
	});

	it("corrections have the brand's heading", () => {
		const correction = { type: 'correction', text: 'No fue así' };
		expect(read(correction, { ...correction, correction_type: 'clarification' })).toEqual([
			{ kind: 'correction', heading: 'Corrección', html: 'No fue así' },
			{ kind: 'correction', heading: 'Aclaración', html: 'No fue así' },
		]);
	});

	it('a rating outside its scale is skipped', () => {
		const rating = { type: 'numeric_rating', numeric_rating: 0, min: 0, max: 10, units: 'puntos' };
		expect(read(rating, { ...rating, numeric_rating: 11 }, { type: 'numeric_rating', numeric_rating: 4 })).toEqual([
			{ kind: 'rating', value: 0, min: 0, max: 10, units: 'puntos' },
			{ kind: 'rating', value: 4, min: 0, max: 5, units: '' },
		]);
	});

	it('endorsements, dividers, code and groups are read', () => {
		const group = { type: 'element_group', content_elements: [{ type: 'divider' }] };
		expect(
			read({ type: 'endorsement', endorsement: 'Sí' }, { type: 'code', content: '<b>', language: 'html' }, group, {
				type: 'element_group',
				content_elements: [],
			}),
		).toEqual([
			{ kind: 'endorsement', html: 'Sí' },
			{ kind: 'code', content: '<b>', language: 'html' },
			{ kind: 'group', body: [{ kind: 'divider' }] },
		]);
	});

	it('a timeline is read from our custom embed', () => {
		const config = { title: 'Historia', items: [{ date: '1983', text: 'Vuelve la <b>democracia</b>' }, { date: '1984' }] };
		expect(read({ type: 'custom_embed', subtype: 'timeline', embed: { id: 'a', url: '/a', config } })).toEqual([
			{ kind: 'timeline', title: 'Historia', items: [{ date: '1983', html: 'Vuelve la <b>democracia</b>' }] },
		]);
	});

	it('a story in the body becomes a link to it', () => {
		const story = storyOf({ websites: { tn: { website_url: '/politica/x' } } });
		expect(read(story, storyOf({ headlines: {} }))).toEqual([
			{ kind: 'story', id: 'AAAAAAAAAAAAAAAAAAAAAAAAAA', headline: 'El Senado aprobó el presupuesto', href: '/politica/x/' },
		]);
	});

	it('C01 unknown types, references and empty zones are skipped', () => {
		const strangers = ['hologram', 'reference', 'content_zone', 'constructor', 'table_row', undefined].map((type) => ({
			type,
			content: 'x',
		}));
		expect(read(...strangers, { type: 'custom_embed', subtype: 'hologram', embed: {} }, null, 'text', 3, [])).toEqual([]);
	});

	it('an element that names channels appears only in those', () => {
		const printed = { ...text('A'), channels: ['print'] };
		expect(read(printed, { ...text('B'), channels: ['print', 'web'] }, { ...text('C'), channels: [] })).toMatchObject([
			{ html: 'B' },
			{ html: 'C' },
		]);
		expect(readElements([printed], { ...context, channels: new Set(['print']) }, false)).toHaveLength(1);
	});

	it('deeply nested elements are read to a limited depth', () => {
		const deep = Array.from({ length: 10_000 }).reduce<unknown>(
			(inner) => ({ type: 'element_group', content_elements: [inner, text('x')] }),
			text('x'),
		);
		expect(JSON.stringify(read(deep)).match(/"group"/g)).toHaveLength(8 - 1);
		const lists = Array.from({ length: 10_000 }).reduce<unknown>((inner) => ({ type: 'list', items: [text('x'), inner] }), text('x'));
		expect(JSON.stringify(read(lists)).match(/"ordered"/g)).toHaveLength(6);
	});
});
