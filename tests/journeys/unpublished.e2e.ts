import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { section, story } from '../support/content.ts';
import { eventually } from '../support/eventually.ts';
import { type Program, startProgram } from '../support/programs/program.ts';
import { senderTo } from '../support/sender.ts';

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
	await senderTo(program, 'tn').putAll([section('/deportes'), storyAbout('fondo', {})]);
});
afterAll(() => program?.stop());

const past = '2026-11-01T12:00:00Z';
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A story with a word that no other story has, with an author and a tag. */
function storyAbout(word: string, more: Readonly<Record<string, unknown>>) {
	return story(`ID${word.toUpperCase()}`, {
		website: 'tn',
		website_url: `/deportes/${word}/`,
		headlines: { basic: `Titular ${word}` },
		display_date: past,
		credits: { by: [{ _id: 'ana', type: 'author', name: 'Ana', slug: 'ana' }] },
		taxonomy: {
			primary_section: { _id: '/deportes', type: 'section', version: '0.10.12', name: 'Deportes' },
			tags: [{ text: 'Fútbol', slug: 'futbol' }],
		},
		...more,
	});
}

const source = (name: string, query: object) => `/pf/api/v3/content/fetch/${name}?query=${encodeURIComponent(JSON.stringify(query))}`;

/** Everywhere that a story could show, except its own page. */
const surfaces = (word: string) => [
	...['/', '/deportes/', '/ultimas-noticias/', '/tags/futbol/', '/autor/ana/', '/los-mas-clickeados/', '/mapa-del-sitio/', '/amp/'],
	...['/deportes/fondo/', `/buscar/${word}/`, `/deportes/?${word}`],
	source('content-feed', { size: 50 }),
	source('story-feed-sections', { includeSections: '/deportes', size: 50 }),
	source('story-feed-tag', { tagSlug: 'futbol', size: 50 }),
	source('story-feed-author', { authorSlug: 'ana', size: 50 }),
	source('story-feed-query', { query: '*', size: 50 }),
	source('search-api', { query: word, size: 20 }),
	source('most-read', { size: 20 }),
	source('related-content', { _id: 'IDFONDO' }),
	source('content-api', { _id: `ID${word.toUpperCase()}` }),
	source('content-api', { website_url: `/deportes/${word}/` }),
];

/** Where the story's headline is. The page of a search for its word repeats the word, and not the headline. */
async function placesOf(word: string): Promise<string[]> {
	const found: string[] = [];
	for (const path of [`/deportes/${word}/`, `/deportes/${word}/amp/`, ...surfaces(word)]) {
		const { body } = await program.get('tn', path);
		if (body.includes(`Titular ${word}`)) found.push(path);
	}
	return found;
}

const scheduled = (kind: string, date: string) => ({
	publishing: { scheduled_operations: { [`${kind}_edition`]: [{ operation: `${kind}_edition`, operation_date: date }] } },
});

describe('a story', () => {
	it.each([
		['that is a draft', 'borrador', { revision: { revision_id: '1', branch: 'default', published: false } }],
		['under an embargo', 'embargada', { content_restrictions: { embargo: { active: true, end_time: at(3_600_000) } } }],
		['under an embargo without end', 'eterna', { content_restrictions: { embargo: { active: true } } }],
		['of tomorrow', 'futura', { display_date: at(86_400_000) }],
		['that has expired', 'vencida', scheduled('unpublish', '2026-11-02T12:00:00Z')],
	])('C08 %s shows nowhere', async (_what, word, more) => {
		expect((await senderTo(program, 'tn').put(storyAbout(word, more))).status).toBe(201);
		expect(await placesOf(word)).toEqual([]);
		expect((await program.get('tn', `/deportes/${word}/`)).status).toBeGreaterThanOrEqual(404);
	});

	it('C08 that is published shows on its page and on lists, and nowhere after it is unpublished', async () => {
		await senderTo(program, 'tn').put(storyAbout('retirada', {}));
		expect((await placesOf('retirada')).length).toBeGreaterThan(8);
		expect((await senderTo(program, 'tn').unpublish('IDRETIRADA')).status).toBe(200);
		expect(await placesOf('retirada')).toEqual([]);
		expect((await program.get('tn', '/deportes/retirada/')).status).toBe(410);
	});

	const pages = ['/deportes/puntual/', '/deportes/', '/'];
	const pagesWithIt = async () => {
		const bodies = await Promise.all(pages.map(async (path) => (await program.get('tn', path)).body));
		return bodies.filter((body) => body.includes('Titular puntual')).length;
	};

	it('C08 shows on cached pages when its embargo ends, and not before', async () => {
		const end = Date.now() + 1_500;
		const embargo = { active: true, end_time: new Date(end).toISOString() };
		await senderTo(program, 'tn').put(storyAbout('puntual', { content_restrictions: { embargo } }));
		const shown = async () => {
			const count = await pagesWithIt();
			if (count > 0) expect(Date.now()).toBeGreaterThanOrEqual(end);
			return count;
		};
		await eventually(shown, (count) => count === pages.length, 12_000);
	});

	it('C08 leaves cached pages when it expires, and not before', async () => {
		const end = Date.now() + 1_500;
		await senderTo(program, 'tn').put(storyAbout('puntual', scheduled('unpublish', new Date(end).toISOString())));
		const shown = async () => {
			const count = await pagesWithIt();
			if (count < pages.length) expect(Date.now()).toBeGreaterThanOrEqual(end);
			return count;
		};
		await eventually(shown, (count) => count === 0, 12_000);
		expect(await placesOf('puntual')).toEqual([]);
	});
});
