import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { section, story } from '../support/content.ts';
import { eventually } from '../support/eventually.ts';
import { type Program, startProgram } from '../support/programs/program.ts';
import { senderTo } from '../support/sender.ts';

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
	await senderTo(program, 'tn').putAll([section('/deportes'), hidden('fondo', {})]);
});
afterAll(() => program?.stop());

const past = '2026-11-01T12:00:00Z';
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A story whose word no other has, with an author and a tag. */
function hidden(word: string, more: Readonly<Record<string, unknown>>) {
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

/** Everywhere that a story could show, but for its own page. */
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

/** Where the story's headline is; on the page of its own search the word alone is only what was asked. */
async function shownAt(word: string): Promise<string[]> {
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

describe('what is not for readers', () => {
	it.each([
		['a draft', 'borrador', { revision: { revision_id: '1', branch: 'default', published: false } }],
		['a story under an embargo', 'embargada', { content_restrictions: { embargo: { active: true, end_time: at(3_600_000) } } }],
		['a story under an embargo without end', 'eterna', { content_restrictions: { embargo: { active: true } } }],
		['a story of tomorrow', 'futura', { display_date: at(86_400_000) }],
		['a story that expired', 'vencida', scheduled('unpublish', '2026-11-02T12:00:00Z')],
	])('C08 %s shows nowhere', async (_what, word, more) => {
		expect((await senderTo(program, 'tn').put(hidden(word, more))).status).toBe(201);
		expect(await shownAt(word)).toEqual([]);
		expect((await program.get('tn', `/deportes/${word}/`)).status).toBeGreaterThanOrEqual(404);
	});

	it('C08 a published story shows on its page and on the lists; unpublished it shows nowhere and its page is gone', async () => {
		await senderTo(program, 'tn').put(hidden('retirada', {}));
		expect((await shownAt('retirada')).length).toBeGreaterThan(8);
		expect((await senderTo(program, 'tn').unpublish('IDRETIRADA')).status).toBe(200);
		expect(await shownAt('retirada')).toEqual([]);
		expect((await program.get('tn', '/deportes/retirada/')).status).toBe(410);
	});

	it('C08 an embargo that ends shows the story on pages that were kept, and its end takes it away again', async () => {
		const embargo = { content_restrictions: { embargo: { active: true, end_time: at(4_000) } } };
		await senderTo(program, 'tn').put(hidden('puntual', { ...embargo, ...scheduled('unpublish', at(14_000)) }));
		const onPages = async () =>
			Promise.all(['/deportes/puntual/', '/deportes/', '/'].map(async (path) => (await program.get('tn', path)).body));
		const shown = (bodies: readonly string[]) => bodies.filter((body) => body.includes('Titular puntual')).length;
		expect(shown(await onPages())).toBe(0);
		await eventually(onPages, (bodies) => shown(bodies) === 3, 12_000);
		await eventually(onPages, (bodies) => shown(bodies) === 0, 20_000);
		expect(await shownAt('puntual')).toEqual([]);
	});
});
