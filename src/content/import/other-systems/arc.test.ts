import { describe, expect, it } from 'vitest';
import { testContent } from '../../../../tests/support/content.ts';
import { importExport, kindsOf, notesOf } from './import-export.ts';

const content = testContent();

const section = (id: string, website: string, name = id) => ({ _id: id, _website: website, type: 'section', version: '0.10.12', name });
const place = (url: string, id: string, website: string) => ({ website_url: url, website_section: section(id, website) });

const story = (id: string, more: object) => ({
	...{ _id: id, type: 'story', version: '0.10.12', headlines: { basic: `Nota ${id}` }, display_date: '2020-05-04T10:00:00Z' },
	...{ revision: { revision_id: `R${id}`, published: true }, content_elements: [{ type: 'text', content: 'Sí.' }] },
	...more,
});

/** A page of search results in which a redirect comes before the story to which it leads. */
const search = {
	type: 'results',
	version: '0.10.12',
	content_elements: [
		{
			_id: 'A_redirect',
			type: 'redirect',
			version: '0.10.12',
			website: 'gazette',
			canonical_url: '/antes/',
			redirect_url: '/deportes/una/',
		},
		{
			_id: 'B_redirect',
			type: 'redirect',
			version: '0.10.12',
			website: 'gazette',
			canonical_url: '/deportes/dos/',
			redirect_url: '/deportes/una/',
		},
		{ _id: 'C_redirect', type: 'redirect', version: '0.10.12', website: 'other', canonical_url: '/otra-antes/', redirect_url: '/x/' },
		story('UNA', {
			canonical_website: 'gazette',
			canonical_url: '/deportes/una/',
			websites: { gazette: place('/deportes/una/', '/deportes', 'gazette'), other: place('/sports/una/', '/sports', 'other') },
			taxonomy: {
				primary_section: section('/sports', 'other'),
				sections: [section('/deportes', 'gazette'), section('/deportes/futbol', 'gazette'), section('/sports', 'other')],
			},
		}),
		story('DOS', { canonical_website: 'gazette', websites: { gazette: place('/deportes/dos/', '/deportes', 'gazette') } }),
		story('TRES', { canonical_website: 'other', websites: { other: place('/sports/tres/', '/sports', 'other') } }),
		story('BORRADOR', {
			revision: { revision_id: 'RB', published: false },
			websites: { gazette: place('/deportes/borrador/', '/deportes', 'gazette') },
		}),
		{ _id: 'FOTO', type: 'image', version: '0.10.12', url: 'https://img.test/foto.jpg' },
	],
	next: 8,
};
const node = { node_type: 'section', _website: 'gazette', order: { default: 1, primary: 1 } };
const navigation = {
	...{ _id: '/', _website: 'gazette', node_type: 'section', name: 'Gazette' },
	children: [
		{
			...{ ...node, _id: '/deportes', name: 'Deportes', parent: { default: '/', primary: '/' } },
			children: [
				{ ...node, _id: '/deportes/futbol', name: 'Fútbol', parent: { default: '/deportes', primary: '/deportes' }, children: [] },
			],
		},
	],
};
const sections = {
	count: 2,
	q_results: [
		{ ...node, _id: '/', name: 'Gazette' },
		{ ...node, _id: '/vacia', name: 'Vacía', parent: { default: '/' } },
	],
};
const authors = { authors: [{ _id: 'ana', slug: 'ana', firstName: 'Ana', lastName: 'Paz', byline: 'Ana Paz' }], more: false };

const run = (website?: string) =>
	importExport(JSON.stringify([search, navigation, sections, authors]), { from: 'arc', website, content: content() });
const at = (path: string) => content().queries('tn').at(path);

describe('answers of Arc XP', () => {
	it('become the stories, sections, authors and redirects of one website, each at its address there', async () => {
		const events = await run('gazette');
		expect(kindsOf(events)).toEqual({ stored: 8, draft: 1, refused: 1, aside: 3 });
		expect(await at('/deportes/una/')).toMatchObject({
			kind: 'story',
			story: { headline: 'Nota UNA', section: { id: '/deportes' } },
		});
		expect((await at('/sports/tres/')).kind).toBe('none');
		expect(await at('/antes/')).toMatchObject({ kind: 'redirect', to: '/deportes/una/' });
		expect((await content().queries('tn').navigation('primary')).map(({ text }) => text)).toEqual(['Deportes']);
		expect((await content().queries('tn').author('ana'))?.name).toBe('Ana Paz');
		expect((await content().queries('tn').sections()).map(({ id }) => id)).not.toContain('/sports');
	});

	it('keep the address of a story that a redirect claims too, and list the redirect', async () => {
		const refused = (await run('gazette')).filter((event) => event.kind === 'refused');
		expect(refused.map(({ code, place: { id } }) => [id, code])).toEqual([['B_redirect', 'PATH_TAKEN']]);
		expect((await at('/deportes/dos/')).kind).toBe('story');
	});

	it('count what is on other websites alone, with their names', async () => {
		expect(notesOf(await run('gazette')).toSorted()).toEqual([
			'not on gazette but on other: --website names the website',
			'not on gazette but on other: --website names the website',
			'the root of a website is no section',
		]);
		expect(new Set(notesOf(await run()))).toContain('not on tn but on gazette: --website names the website');
	});

	it('that are not answers are reported: a file without JSON is refused, one without documents is left aside', async () => {
		const events = await importExport('{"status":401} {"type', { from: 'arc', content: content() });
		expect(kindsOf(events)).toEqual({ aside: 1, refused: 1 });
	});

	it('change nothing when they are imported again', async () => {
		await run('gazette');
		expect(kindsOf(await run('gazette'))).toMatchObject({ ignored: 9, refused: 1 });
	});

	it('of an organization whose website is called as the brand stay as they were sent', async () => {
		const document = story('IGUAL', { websites: { tn: place('/a/igual/', '/a', 'tn') } });
		await importExport(JSON.stringify(document), { from: 'arc', content: content() });
		expect(await content().workText('tn', 'IGUAL')).toMatchObject({ text: JSON.stringify(document) });
	});
});
