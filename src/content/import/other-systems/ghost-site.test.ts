// The export of a site of Ghost 6.65 that was filled by its own Admin API: every card of its editor, and a text of its earlier one.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testContent } from '../../../../tests/support/content.ts';
import { importExport, kindsOf, notesOf } from './import-export.ts';

const content = testContent();
const site = 'https://img.test';
/** Some cards have the address of the site in full. */
const json = readFileSync(join(import.meta.dirname, 'fixtures', 'ghost-6.65.json'), 'utf8').replaceAll('https://ghost.example', site);
/** The same posts without the HTML that Ghost made, so that their editor’s own format is read. */
const unrendered = JSON.stringify(
	JSON.parse(json, (key, value: unknown) => (key === 'html' && String(value).startsWith('<') ? null : value)),
);

const run = (text = json) => importExport(text, { from: 'ghost', site, content: content() });
const at = (path: string) => content().queries('tn').at(path);
const images = `${site}/content/images/2026/11`;
const picture = (name: string, more: object = {}) => ({ id: encodeURIComponent(`${images}/${name}`), ...more });
const text = (html: string) => ({ kind: 'text', html });
const frame = (provider: string) => ({ kind: 'frame', frame: { provider } });

async function bodyAt(path: string) {
	const found = await at(path);
	return found.kind === 'story' ? found.story.body : found.kind;
}

/** What two ways of reading the same card have in common. */
const ways = [
	['as Ghost rendered it', json],
	['by its cards', unrendered],
] as const;

describe('a site of Ghost', () => {
	it('is here with all its posts and pages, and with the reason for each that is not shown', { tags: 'slow' }, async () => {
		const events = await run();
		const drafts = notesOf(events).filter((note) => note.startsWith('is a draft'));
		expect(drafts).toEqual(['is a draft: it was for paying members', 'is a draft: it was a draft']);
		expect(kindsOf(events)).toEqual({ stored: 38, draft: 2, moved: 1 });
	});

	it('changes nothing when it is imported again', { tags: 'slow' }, async () => {
		await run();
		expect(kindsOf(await run())).toEqual({ ignored: 41 });
	});

	it('keeps pictures with their words, and says the words of a gallery once', { tags: 'slow' }, async () => {
		await run();
		expect(await bodyAt('/imagenes/')).toMatchObject([
			text('Antes.'),
			{
				picture: picture('foto-1.jpg', {
					alt: 'Una plaza vacía',
					caption: 'La plaza, <b><strong>ayer</strong></b>. <a href="https://foto.example/" rel="noopener">Foto: Núñez</a>',
				}),
			},
			{ picture: picture('foto-2.jpg', { caption: 'Ancha' }) },
			{ picture: picture('foto-3.jpg') },
			{ picture: picture('foto-4.jpg', { caption: 'Con enlace' }) },
			{ picture: { caption: 'Vertical, de nombre con acento', width: 900, height: 1600 } },
			...['mapa-electoral.png', '--and--.webp', 'animado.gif', 'dibujo.svg'].map((name) => ({ picture: picture(name) })),
			text('Después.'),
		]);
		const gallery = await bodyAt('/galeria/');
		expect(gallery).toMatchObject([
			text('Las mejores fotos.'),
			{ kind: 'gallery' },
			text('Fotos de <b><strong>Ramón Núñez</strong></b>'),
			{ picture: picture('foto-14.jpg', { caption: 'Galería de una' }) },
			text('Fin.'),
		]);
		expect(JSON.stringify(gallery).match(/Fotos de/g)).toHaveLength(1);
	});

	it('keeps links to pages with what is said of them, and players and posts of others', { tags: 'slow' }, async () => {
		await run();
		expect(await bodyAt('/marcadores/')).toMatchObject([
			{
				kind: 'link',
				href: 'https://otro.example/nota',
				html: 'Una nota &lt;ajena&gt; &amp; propia',
				description: 'Lo que dice la nota ajena. — Otro Diario · Autora Ajena',
				picture: picture('foto-15.jpg'),
			},
			text('Lo contó otro diario'),
			{ kind: 'link', html: 'Imágenes con pie', description: 'Diario' },
			text('Fin de los marcadores.'),
		]);
		expect(await bodyAt('/incrustados/')).toMatchObject([
			frame('youtube'),
			text('El video <i><em>completo</em></i>'),
			frame('twitter'),
			text('El tuit'),
			...['vimeo', 'spotify', 'instagram'].map(frame),
			{ kind: 'raw' },
			text('Un gráfico'),
			frame('tiktok'),
			text('Fin.'),
		]);
	});

	it('keeps videos with the picture that Ghost shows, sounds with their title, and links to files', { tags: 'slow' }, async () => {
		const events = await run();
		const file = `${site}/content/files/2026/11/informe-anual.pdf`;
		expect(await bodyAt('/video-audio-archivo/')).toMatchObject([
			{ kind: 'video', video: { poster: picture('foto-16.jpg') } },
			{ kind: 'video', video: { poster: picture('foto-18.jpg') } },
			{ kind: 'audio', headline: 'La entrevista & más' },
			text(`<a href="${file}" rel="noopener">Informe anual</a> (informe anual.pdf, 12 KB)`),
			text('El informe completo de la auditoría'),
			text(`<a href="${file}" rel="noopener">informe anual.pdf</a> (12 KB)`),
			text('Fin.'),
		]);
		expect(notesOf(events)).toContain('pictures of sounds were left out');
	});

	it.each(ways)('keeps products, callouts and calls to action %s', { tags: 'slow' }, async (_way, export_) => {
		const events = await run(export_);
		expect(await bodyAt('/producto/')).toMatchObject([
			{ picture: picture('foto-20.jpg') },
			{ kind: 'header', html: expect.stringContaining('Yerba “La Ñata”') },
			text('★★★★☆'),
			text('Rinde, no se lava y es de <b><strong>Misiones</strong></b>.'),
			text('<a href="https://tienda.example/yerba" rel="noopener">Ver precio</a>'),
			{ kind: 'header', html: 'Sin foto' },
			text('Ni botón'),
			text('Fin.'),
		]);
		expect(await bodyAt('/boton-y-aviso/')).toMatchObject([
			text('Antes.'),
			text('<a href="https://entradas.example/?a=1&amp;b=2" rel="noopener">Comprar entradas</a>'),
			text('💡 Atención: <b><strong>corte de luz</strong></b> en <a href="https://otro.example/" rel="noopener">Alberdi</a>'),
			text('Sin emoji'),
			{ kind: 'header', html: '¿Cómo se vota?' },
			text('Con <i><em>documento</em></i>.'),
			{ kind: 'list', list: { items: ['Uno', 'Dos'] } },
			text('Después.'),
		]);
		expect(await bodyAt('/suscripcion-y-llamado/')).toMatchObject([
			text('Antes.'),
			text('AUSPICIADO'),
			{ picture: picture('foto-23.jpg') },
			text('Vení a la <b><strong>Fiesta Nacional</strong></b>'),
			text('Dos días de música'),
			{ kind: 'text', html: expect.stringContaining('Sacar entradas') },
			text('Sin botón ni marca'),
			text('Después.'),
		]);
		expect(notesOf(events)).toContain('the card signup was left out, because only Ghost can show it');
	});

	it('keeps headers of both versions with their pictures, and what Markdown says, without links that lead nowhere', {
		tags: 'slow',
	}, async () => {
		await run();
		expect(await bodyAt('/encabezados/')).toMatchObject([
			{ picture: picture('foto-21.jpg') },
			{ html: 'Encabezado uno' },
			{ html: 'Bajada uno' },
			{ html: expect.stringContaining('Entrar uno') },
			text('Entre ambos.'),
			{ picture: picture('foto-22.jpg') },
			{ html: 'Encabezado dos' },
			text('Bajada dos'),
			{ html: expect.stringContaining('Entrar dos') },
			text('Fin.'),
		]);
		const markdown = JSON.stringify(await bodyAt('/markdown-html-codigo/'));
		expect(markdown).toContain('Texto con nota<sup>[1]</sup>.');
		expect(markdown).toContain('La nota al pie de Markdown.');
		expect(markdown).not.toMatch(/#fn|↩/);
	});

	it.each(ways)('shows nobody what only members saw, nor what was only in emails, %s', { tags: 'slow' }, async (_way, export_) => {
		const events = await run(export_);
		expect(await bodyAt('/solo-para-algunos/')).toMatchObject([
			text('Para todos.'),
			text('Invitación a los que no son miembros'),
			text('Otra vez para todos.'),
		]);
		expect(notesOf(events)).toContain('blocks that only some readers saw were left out');
		expect(JSON.stringify(await at('/con-muro/'))).not.toContain('DETRÁS');
	});

	it('reads a text of the earlier editor, which no version rendered', { tags: 'slow' }, async () => {
		await run();
		const body = JSON.stringify(await bodyAt('/mobiledoc-tarjetas/'));
		for (const words of [
			'Pie viejo',
			'Html viejo',
			'Video viejo',
			'Pie del marcador',
			'Código viejo',
			'👋 Aviso',
			'★★★☆☆',
			'Bajada vieja',
			'x.pdf',
		])
			expect(body).toContain(words);
	});

	it('names the site that had a text first, and counts code that a post adds to its page', { tags: 'slow' }, async () => {
		const events = await run();
		expect(await at('/con-canonica/')).toMatchObject({
			story: { title: 'Meta título', canonical: { external: 'https://otro.example/original/' } },
		});
		expect(notesOf(events)).toContain('code that posts add to their pages was left out');
	});

	it('is also read from the folder of an unpacked archive, which a packed one asks for', { tags: 'slow' }, async () => {
		const folder = mkdtempSync(join(tmpdir(), 'kiosco-ghost-'));
		writeFileSync(join(folder, 'export.json'), json);
		writeFileSync(join(folder, 'routes.yaml'), 'routes:\n\ncollections:\n  /:\n    permalink: /{slug}/\n');
		writeFileSync(join(folder, 'redirects.yaml'), '301:\n  /antes/: /imagenes/\n');
		writeFileSync(join(folder, 'members.csv'), '');
		const options = { from: 'ghost', site, content: content() } as const;
		expect(kindsOf(await importExport('', { ...options, paths: [folder] }))).toEqual({ stored: 39, draft: 2, moved: 1 });
		const archive = join(folder, 'diario.ghost.export.zip');
		writeFileSync(archive, 'PK');
		expect(await importExport('', { ...options, paths: [archive] })).toMatchObject([
			{ kind: 'unreadable', why: expect.stringContaining('unpack it') },
		]);
	});

	it('gives a page whose address is that of a section another one', async () => {
		const post = { type: 'post', status: 'published', published_at: '2020-05-04T10:00:00.000Z', html: '<p>Sí.</p>' };
		const posts = [
			{ ...post, id: 'p8', title: 'Una nota', slug: 'una-nota' },
			{ ...post, id: 'p9', title: 'Economía', slug: 'economia', type: 'page' },
		];
		const tags = { tags: [{ id: 't9', name: 'Economía', slug: 'economia' }], posts_tags: [{ post_id: 'p8', tag_id: 't9' }] };
		const events = await run(JSON.stringify({ data: { posts, ...tags } }));
		expect(events).toContainEqual(expect.objectContaining({ kind: 'moved' }));
	});
});
