import { describe, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import type { DocumentReference } from './publisher.ts';

const content = testContent();

/** The keys that work purges, sorted, with what it purges as gone. */
async function purgedBy(work: () => Promise<unknown>) {
	const keys: string[] = [];
	const gone: string[] = [];
	const stop = content().onPurge((purge) => {
		keys.push(...purge.keys);
		gone.push(...purge.gone);
	});
	await work();
	stop();
	return { keys: keys.toSorted(), gone };
}

const putting = (document: object) => purgedBy(() => publish(content(), [{ ...document }]));
const removing = (document: DocumentReference) => purgedBy(() => content().remove({ brand: 'tn', sender: 'test' }, document));

describe('what a publication purges', () => {
	it.each([
		['section', section('/campo', { name: 'Campo' }), ['tn/sections']],
		['link', { _id: 'L', type: 'link', display_name: 'Vivo', url: '/vivo/' }, ['tn/sections']],
		[
			'collection',
			{ _id: 'C', type: 'collection', version: '0.10.12', content_aliases: ['home'], content_elements: [] },
			['tn/collection/C', 'tn/collection/home', 'tn/collections'],
		],
		[
			'author',
			{ _id: 'A', type: 'author', version: '0.10.12', name: 'Ana', slug: 'ana' },
			['tn/about-author/A', 'tn/about-author/ana', 'tn/authors'],
		],
		['tag', { _id: 'T', type: 'tag', text: 'Boca', slug: 'boca' }, ['tn/about-tag/T', 'tn/about-tag/boca', 'tn/tags']],
		['image', { _id: 'I', type: 'image', version: '0.10.12', url: 'https://img.test/a.jpg' }, ['tn/asset/I']],
		['audio', { _id: 'S', type: 'audio', version: '0.10.12', streams: [{ url: 'https://img.test/a.mp3' }] }, ['tn/asset/S']],
		['redirect', { _id: 'R', type: 'redirect', version: '0.10.12', canonical_url: '/r/', redirect_url: '/s/' }, ['tn/path:/r/']],
	] as const)('of a document of type %s is what is named after it, and its removal purges the same', async (type, document, keys) => {
		expect(await putting(document)).toEqual({ keys, gone: [] });
		expect(await removing({ type, id: String(document._id) })).toEqual({ keys, gone: [] });
	});

	const source = { name: 'la redacción', updated_at: '2026-11-20T12:00:00Z' };
	const words = { title: 'Cine', text: 'Estrenos.' };
	const version = { since: '2026-11-01', summary: 'Claro.', sections: [{ heading: 'Tu cuenta', paragraphs: ['Una regla.'] }] };
	const contacts = [{ about: 'La redacción', email: 'redaccion@diario.example' }];
	const times = { opens: '2026-11-01T03:00:00Z', closes: '2026-12-01T03:00:00Z' };

	it.each([
		{ type: 'schedule', _id: 'monday', broadcasts: [{ start: '06:30', title: 'Mañana' }] },
		{ type: 'signal', _id: 'tv', title: 'En vivo', stream: 'https://stream.test/tv.m3u8' },
		{ type: 'legal-text', _id: 'terms', title: 'Términos', versions: [version] },
		{ type: 'masthead', _id: 'masthead', text: 'Contamos.', publisher: { name: 'E' }, people: [{ role: 'R', names: ['A'] }], contacts },
		{ type: 'newsletter', _id: 'cine', ...words, schedule: 'Los jueves' },
		{ type: 'podcast', _id: 'cine', ...words, author: 'La redacción', category: 'Arts' },
		{ type: 'programme', _id: 'cine', section: '/programas/cine', text: 'Estrenos.' },
		{ type: 'call', _id: 'cine', ...words, ...times, consent: 'Acepto.', questions: [{ id: 'n', label: 'Nombre', kind: 'short-text' }] },
		{ type: 'board', _id: 'cine', title: 'Cine', section: '/cine', kind: 'indicators', indicators: [{ name: 'N', value: '1' }] },
		{ type: 'ad', _id: 'cine', ...words, action: 'Ver', href: '/cine/' },
	])('of data of type $type is all data of that type, and its removal purges the same', async ({ type, _id, ...fields }) => {
		const keys = [`tn/data/${type}`];
		expect(await putting({ type, _id, source, ...fields })).toEqual({ keys, gone: [] });
		expect(await removing({ type, id: _id })).toEqual({ keys, gone: [] });
	});

	it('of a draft is nothing', async () => {
		const draft = { revision: { revision_id: '1', branch: 'default', published: false } };
		const putDraft = () => content().put({ brand: 'tn', sender: 'test' }, JSON.stringify(story('A', draft)));
		expect(await purgedBy(putDraft)).toEqual({ keys: [], gone: [] });
	});

	it('of a document of another type leaves a redirect of the same id as it is', async () => {
		const redirect = { _id: 'X', type: 'redirect', version: '0.10.12', canonical_url: '/r/', redirect_url: '/s/' };
		await publish(content(), [redirect, { _id: 'X', type: 'tag', text: 'X', slug: 'x' }]);
		expect((await removing({ type: 'tag', id: 'X' })).keys).toEqual(['tn/about-tag/X', 'tn/about-tag/x', 'tn/tags']);
		expect((await content().queries('tn').at('/r/')).kind).toBe('redirect');
	});

	it('of a story that is on two brands has nothing as gone when it is published again, and the lists of each brand', async () => {
		const listed = (tn: string, ciudad: string) =>
			story('A', {
				taxonomy: {},
				websites: {
					tn: { website_url: '/a/', website_section: { _id: tn, type: 'section', version: '0.10.12', name: 'T' } },
					ciudad: { website_url: '/b/', website_section: { _id: ciudad, type: 'section', version: '0.10.12', name: 'C' } },
				},
			});
		await putting(listed('/campo', '/cine'));
		const { keys, gone } = await putting(listed('/vinos', '/teatro'));
		const sections = keys.filter((key) => key.includes('/section:'));
		expect(sections).toEqual(['ciudad/section:/cine', 'ciudad/section:/teatro', 'tn/section:/campo', 'tn/section:/vinos']);
		expect(gone).toEqual([]);
	});

	it('of a document that changes its other name has the former one too', async () => {
		const collection = (alias: string) => ({
			_id: 'C',
			type: 'collection',
			version: '0.10.12',
			content_aliases: [alias],
			content_elements: [],
		});
		await putting(collection('uno'));
		const { keys } = await putting(collection('dos'));
		expect(keys).toEqual(['tn/collection/C', 'tn/collection/dos', 'tn/collection/uno', 'tn/collections']);
	});

	it('of a redirect that moves has both addresses, and frees the former one', async () => {
		const redirect = (from: string) => ({ _id: 'R', type: 'redirect', version: '0.10.12', canonical_url: from, redirect_url: '/s/' });
		await putting(redirect('/a/'));
		expect((await putting(redirect('/b/'))).keys).toEqual(['tn/path:/a/', 'tn/path:/b/']);
		expect((await content().queries('tn').at('/a/')).kind).toBe('none');
	});

	it('of a story is its page, its address and its lists, of which nothing is gone while it is there', async () => {
		await publish(content(), [section('/deportes')]);
		const keys = ['story/A', 'tn/all', 'tn/day:2026-11-20', 'tn/path:/a/', 'tn/section:/deportes', 'tn/type:story'];
		const at = (path: string) => story('A', { website: 'tn', website_url: path });
		const first = await putting(at('/a/'));
		expect(first.keys).toEqual(expect.arrayContaining(keys));
		expect(first.keys.filter((key) => !/^(story|tn)\//.test(key))).toEqual([]);
		expect(first.gone).toEqual([]);
		// Of a story that is there already, the lists that it was in and is in are the same.
		expect(await putting({ ...at('/a/'), subheadlines: { basic: 'x' } })).toEqual(first);
		expect((await putting(at('/b/'))).keys).toEqual([...first.keys, 'tn/path:/b/'].toSorted());
		expect(await removing({ type: 'story', id: 'A' })).toEqual({
			keys: first.keys.map((key) => key.replace('/a/', '/b/')),
			gone: ['story/A'],
		});
	});

	it('of a story whose sections an operator creates has the sections too', async () => {
		const { keys, gone } = await putting(story('A'));
		expect([keys.filter((key) => key === 'tn/sections').length, gone]).toEqual([1, []]);
		expect((await putting(story('B'))).keys).not.toContain('tn/sections');
	});
});
