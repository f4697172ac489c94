import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testContent } from '../../../../tests/support/content.ts';
import { importExport, kindsOf, notesOf } from './import-export.ts';

const content = testContent();
const site = 'https://ghost.test';

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, readonly Row[]>>;

const published = { type: 'post', status: 'published', visibility: 'public', published_at: '2020-05-04T10:00:00.000Z' };
const post = (more: Row = {}): Row => ({ id: 'p1', title: 'Una nota', slug: 'una-nota', html: '<p>Sí.</p>', ...published, ...more });
const exported = (data: Tables, older = false) => {
	const tables = { meta: { version: '6.0.0' }, data: { settings: [{ key: 'a"}]', value: '[{"data":{"posts":[' }], ...data } };
	return JSON.stringify(older ? { db: [tables] } : tables);
};

const importText = (text: string) => importExport(text, { from: 'ghost', site, content: content() });
const run = (data: Tables, older = false) => importText(exported(data, older));
const at = (path: string) => content().queries('tn').at(path);

const labels: Tables = {
	tags: [
		{ id: 't1', name: 'Política', slug: 'politica', description: 'Lo público' },
		{ id: 't2', name: 'Senado', slug: 'senado' },
		{ id: 't3', name: '#interno', slug: 'hash-interno', visibility: 'internal' },
	],
	users: [{ id: 'u1', name: 'Ana Paz', slug: 'ana', email: 'ana@ghost.test', password: '$2b$hash', bio: 'Cronista' }],
	posts_tags: [
		{ post_id: 'p1', tag_id: 't2', sort_order: 2 },
		{ post_id: 'p1', tag_id: 't1', sort_order: 1 },
		{ post_id: 'p1', tag_id: 't3', sort_order: 0 },
	],
	posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
	posts_meta: [{ post_id: 'p1', feature_image_alt: 'Un perro', meta_title: 'Para buscadores' }],
};

describe('an export of Ghost', () => {
	it.each([false, true])('gives a post its address, section, tags, author, picture and text (older form: %s)', async (older) => {
		const events = await run({ posts: [post({ feature_image: 'https://img.test/a.jpg', custom_excerpt: 'Breve' })], ...labels }, older);
		expect(kindsOf(events)).toEqual({ stored: 6 });
		expect(notesOf(events)).toEqual(['tags of the newsroom, which begin with #, were left out']);
		expect(await at('/una-nota/')).toMatchObject({
			kind: 'story',
			story: {
				headline: 'Una nota',
				title: 'Para buscadores',
				section: { id: '/politica', name: 'Política' },
				tags: [{ text: 'Política' }, { text: 'Senado' }],
				bylines: [{ name: 'Ana Paz', path: '/autor/ana/' }],
				lead: { kind: 'picture', picture: { alt: 'Un perro' } },
				body: [{ kind: 'text', html: 'Sí.' }],
			},
		});
		expect(await at('/tag/senado/')).toMatchObject({ kind: 'redirect', to: '/tags/senado/' });
	});

	it('changes nothing when it is imported again', async () => {
		await run({ posts: [post()], ...labels });
		expect(kindsOf(await run({ posts: [post()], ...labels }))).toEqual({ ignored: 6 });
	});

	it.each([
		[
			'redirects.yaml',
			'301:\n  /antes: /una-nota/\n  ^\\/vieja\\/?$: /una-nota/\n302:\n  /afuera/: https://otro.test/\n  ^\\/blog\\/(.*): /$1\n',
		],
		[
			'redirects-2020.json',
			JSON.stringify([
				{ from: '/antes', to: '/una-nota/', permanent: true },
				{ from: '^\\/vieja\\/?$', to: 'https://ghost.test/una-nota/' },
				{ from: '/afuera/', to: 'https://otro.test/' },
				{ from: '^/blog/(.*)', to: '/$1' },
			]),
		],
	])('redirects the paths that %s names, and leaves patterns aside', async (name, text) => {
		const folder = mkdtempSync(join(tmpdir(), 'kiosco-ghost-'));
		const paths = [join(folder, 'diario.ghost.json'), join(folder, name)];
		writeFileSync(paths[0] ?? '', exported({ posts: [post()] }));
		writeFileSync(paths[1] ?? '', text);
		const events = await importExport('', { from: 'ghost', site, content: content(), paths: [folder] });
		expect(kindsOf(events)).toEqual({ stored: 4, aside: 1 });
		expect(await at('/antes/')).toMatchObject({ kind: 'redirect', to: '/una-nota/' });
		expect(await at('/vieja/')).toMatchObject({ kind: 'redirect', to: '/una-nota/' });
		expect(await at('/afuera/')).toMatchObject({ kind: 'redirect', to: 'https://otro.test/' });
	});

	it('of its users brings neither email addresses nor passwords', async () => {
		await run(labels);
		const author = JSON.stringify(await content().queries('tn').author('ana'));
		expect(author).toContain('Cronista');
		expect(author).not.toMatch(/@|\$2b/);
	});

	it.each([
		[{ status: 'draft' }, 'is a draft: it was a draft'],
		[{ status: 'sent' }, 'is a draft: it was only mailed'],
		[{ visibility: 'paid' }, 'is a draft: it was for paying members'],
	])('stores %j as a draft', async (more, note) => {
		expect(notesOf(await run({ posts: [post(more)] }))).toEqual([note]);
		expect((await at('/una-nota/')).kind).toBe('none');
		expect(await content().drafts('tn')).toHaveLength(1);
	});

	it('shows what was for members to registered readers alone', async () => {
		const html = `<p>${'Palabras. '.repeat(200)}</p><p>El secreto.</p>`;
		await run({ posts: [post({ visibility: 'members', html })] });
		expect(JSON.stringify(await at('/una-nota/'))).not.toContain('El secreto.');
		expect(JSON.stringify(await content().queries('tn', true).at('/una-nota/'))).toContain('El secreto.');
	});

	const lexical = (...children: readonly Row[]) => JSON.stringify({ root: { type: 'root', children } });
	const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });

	it('of a text that is only in Lexical is read by its nodes and cards', async () => {
		const nodes = [
			{
				type: 'paragraph',
				children: [text('Uno '), text('dos', 1), { type: 'link', url: '__GHOST_URL__/otra/', children: [text('tres')] }],
			},
			{ type: 'extended-heading', tag: 'h3', children: [text('Título')] },
			{ type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('Ítem')] }] },
			{ type: 'image', src: 'https://img.test/a.jpg', alt: 'Perro', caption: 'Al <b>pie</b>' },
			{ type: 'bookmark', url: 'https://otro.test/', metadata: { title: 'Otro' } },
			{ type: 'embed', url: 'https://vimeo.com/123456789', html: '<iframe></iframe>' },
			{ type: 'codeblock', code: 'a < b' },
			{ type: 'horizontalrule' },
			{ type: 'signup', buttonText: 'Suscribirse' },
		];
		const events = await run({ posts: [post({ html: null, lexical: lexical(...nodes) })] });
		expect(notesOf(events)).toEqual(['the card signup was left out, because only Ghost can show it']);
		expect(await at('/una-nota/')).toMatchObject({
			story: {
				body: [
					{ html: 'Uno <strong>dos</strong><a href="/otra/">tres</a>' },
					{ kind: 'header', html: 'Título' },
					{ kind: 'list', list: { ordered: true, items: ['Ítem'] } },
					{ kind: 'picture', picture: { alt: 'Perro', caption: 'Al <b>pie</b>' } },
					{ kind: 'link', href: 'https://otro.test/', html: 'Otro' },
					{ kind: 'frame', frame: { provider: 'vimeo' } },
					{ kind: 'code', content: 'a < b' },
					{ kind: 'divider' },
				],
			},
		});
	});

	it('of a text that is only in mobiledoc is read by its sections and cards', async () => {
		const mobiledoc = {
			markups: [['strong'], ['a', ['href', 'https://otro.test/']]],
			atoms: [['soft-return', '', {}]],
			cards: [
				['image', { src: 'https://img.test/a.jpg' }],
				['hr', {}],
			],
			sections: [
				[
					1,
					'p',
					[
						[0, [], 0, 'Uno '],
						[0, [0, 1], 2, 'dos'],
						[1, [], 0, 0],
						[0, [], 0, 'tres'],
					],
				],
				[3, 'ul', [[[0, [], 0, 'Ítem']]]],
				[10, 0],
				[10, 1],
			],
		};
		await run({ posts: [post({ html: null, mobiledoc: JSON.stringify(mobiledoc) })] });
		expect(await at('/una-nota/')).toMatchObject({
			story: {
				body: [
					{ html: 'Uno <strong><a href="https://otro.test/" rel="noopener">dos</a></strong><br />tres' },
					{ kind: 'list' },
					{ kind: 'picture' },
					{ kind: 'divider' },
				],
			},
		});
	});

	it('keeps HTML that an author wrote by hand in a closed frame', async () => {
		const html = '<p>Sí.</p><!--kg-card-begin: html--><form><input></form><!--kg-card-end: html--><p>No.</p>';
		await run({ posts: [post({ html })] });
		expect(await at('/una-nota/')).toMatchObject({
			story: { body: [{ html: 'Sí.' }, { kind: 'raw', html: '<form><input></form>' }, { html: 'No.' }] },
		});
	});

	it('that was cut off gives what it holds, and says so', async () => {
		const whole = exported({ posts: [post(), post({ id: 'p2', slug: 'otra' })] });
		expect(kindsOf(await importText(whole.slice(0, -40)))).toEqual({ stored: 1, unreadable: 1 });
	});

	it.each(['{}', '[]', '{"type":"story"}'])('is not %s', async (text) => {
		expect(await importText(text)).toMatchObject([{ kind: 'unreadable', why: 'has no tables, so it is not an export of Ghost' }]);
	});
});
