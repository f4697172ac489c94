import { describe, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../tests/support/content.ts';

const content = testContent();
const address = (path: string) => ({ website: 'tn', website_url: path });

describe('content', () => {
	it('a published story is found at its address, in its lists and by search', async () => {
		await publish(content(), [story('AAA', { ...address('/deportes/uno/'), headlines: { basic: 'Ganó el local en Córdoba' } })]);
		const contentQueries = content().queries('tn');
		expect(await contentQueries.at('/deportes/uno/')).toMatchObject({ kind: 'story', story: { id: 'AAA', href: '/deportes/uno/' } });
		expect(await contentQueries.list({ all: ['section:/deportes'], size: 5 })).toMatchObject([{ id: 'AAA', href: '/deportes/uno/' }]);
		expect((await contentQueries.search({ terms: 'cordoba', page: 1, size: 10 })).cards).toMatchObject([{ id: 'AAA' }]);
		expect([...contentQueries.keys].sort()).toEqual(['story/AAA', 'tn/all', 'tn/path:/deportes/uno/', 'tn/section:/deportes']);
	});

	it('publishing a story purges the keys of its former and of its new terms', async () => {
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await publish(content(), [story('AAA', { taxonomy: { tags: [{ text: 'Boca', slug: 'boca' }] } })]);
		purged.length = 0;
		await publish(content(), [story('AAA', { taxonomy: { tags: [{ text: 'River', slug: 'river' }] } })]);
		stop();
		expect(purged).toEqual(expect.arrayContaining(['story/AAA', 'tn/all', 'tn/tag:boca', 'tn/tag:river']));
	});

	it('sections, navigation and collections are read as they were published', async () => {
		await publish(content(), [
			section('/deportes', { name: 'Deportes', parent: { default: '/', primary: '/' }, order: { primary: 2 } }),
			section('/deportes/futbol', { name: 'Fútbol' }),
			section('/politica', { name: 'Política', parent: { default: '/', primary: '/' }, order: { primary: 1 } }),
			{ _id: 'link-1', node_type: 'link', display_name: 'En vivo', url: '/envivo/', parent: { primary: '/' }, order: { primary: 3 } },
			story('AAA'),
			{
				_id: 'COL',
				type: 'collection',
				version: '0.10.12',
				content_aliases: ['home'],
				headlines: { basic: 'Portada' },
				content_elements: [
					{ type: 'reference', referent: { id: 'AAA', type: 'story', provider: '' } },
					{ type: 'reference', referent: { id: 'GONE', type: 'story', provider: '' } },
				],
			},
		]);
		const contentQueries = content().queries('tn');
		expect((await contentQueries.navigation('primary')).map(({ text, href }) => [text, href])).toEqual([
			['Política', '/politica/'],
			['Deportes', '/deportes/'],
			['En vivo', '/envivo/'],
		]);
		expect(await content().queries('tn').navigation('primary')).toBe(await contentQueries.navigation('primary'));
		expect(await contentQueries.section('/deportes/futbol')).toMatchObject({
			name: 'Fútbol',
			ancestors: [{ id: '/deportes', name: 'Deportes' }],
		});
		expect(await contentQueries.collection('home')).toMatchObject({ alias: 'home', name: 'Portada', cards: [{ id: 'AAA' }] });
	});
});
