// The export of a site of WordPress 6.8 that was filled by its own functions: its blocks, its older editor and what plugins leave in texts.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testContent } from '../../../../tests/support/content.ts';
import { importExport, kindsOf, notesOf } from './import-export.ts';

const content = testContent();
/** Pages of tests show the pictures of `img.test`. */
const xml = readFileSync(join(import.meta.dirname, 'fixtures', 'wordpress-6.8.xml'), 'utf8')
	.replaceAll('https://diario.example/wp-content/', 'https://img.test/wp-content/')
	.replaceAll('https://ajeno.example/', 'https://img.test/ajeno/');

type Options = Partial<Parameters<typeof importExport>[1]>;
const run = (options: Options = {}) => importExport(xml, { from: 'wordpress', content: content(), ...options });
const at = (path: string) => content().queries('tn').at(path);
const uploads = 'https://img.test/wp-content/uploads/2020/05';
const picture = (name: string, more: object = {}) => ({ id: encodeURIComponent(`${uploads}/${name}`), ...more });
const text = (html: string) => ({ kind: 'text', html });
const frame = (provider: string) => ({ kind: 'frame', frame: { provider } });

/** The body of the story at a path. */
async function bodyAt(path: string) {
	const found = await at(path);
	return found.kind === 'story' ? found.story.body : found.kind;
}

describe('a site of WordPress', () => {
	it('is here with all its posts, and with the reason for each that is not shown', { tags: 'slow' }, async () => {
		const events = await run();
		expect(kindsOf(events)).toEqual({ stored: 38, draft: 4, refused: 1, aside: 4 });
		const shown = await content()
			.queries('tn')
			.list({ all: ['all'], size: 50 });
		expect(shown).toHaveLength(9);
		expect(notesOf(events).filter((note) => note.startsWith('is a draft'))).toHaveLength(4);
	});

	it('changes nothing when it is imported again', { tags: 'slow' }, async () => {
		await run();
		expect(kindsOf(await run())).toMatchObject({ ignored: 42, refused: 1 });
	});

	it('keeps what the blocks of a text say', async () => {
		await run();
		expect(await at('/2020/05/01/gano-el-local-cia/')).toMatchObject({
			story: {
				headline: 'Ganó el local & cía',
				section: { id: '/deportes/futbol' },
				bylines: [{ name: 'María Pérez', path: '/autor/mperez/' }],
				tags: [{ text: 'Boca & River' }, { text: 'Río Seco' }],
				lead: { kind: 'picture', picture: picture('arroyo.jpg', { width: 800, height: 533 }) },
				body: [
					text(
						'El equipo local ganó <strong>3 a 1</strong>, con <em>un gol</em> sobre la hora. El <s>lunes</s> martes entrena, H<sub>2</sub>O y <code>código</code>.',
					),
					{ kind: 'header', html: 'Lo que viene' },
					{ kind: 'list', list: { ordered: false, items: ['Uno', 'Dos', { items: ['Adentro'] }, 'Tres'] } },
					{ kind: 'quote', citation: 'Ramón Vidal' },
					{ kind: 'quote', citation: 'Una docente' },
					{ kind: 'picture', picture: picture('plaza.jpg', { caption: 'La plaza, <em>ayer</em>' }) },
					{ kind: 'picture', alignment: 'left', picture: picture('grande-scaled.jpg') },
					{ kind: 'gallery', pictures: [picture('plaza.jpg'), picture('arroyo.jpg')] },
					text('La jornada'),
					{ kind: 'table' },
					text('Fuente: propia'),
					{ kind: 'code' },
					{ kind: 'divider' },
					text('<a href="https://otro.example/mapa" rel="noopener">Ver el mapa</a>'),
					text('Columna uno'),
					text('Columna dos'),
				],
			},
		});
	});

	it('keeps players and posts of others with what is said of them, files, and footnotes', { tags: 'slow' }, async () => {
		const events = await run();
		expect(await bodyAt('/2020/05/02/voces-y-videos/')).toMatchObject([
			text('Antes.'),
			frame('youtube'),
			text('El video completo'),
			frame('twitter'),
			frame('instagram'),
			{ kind: 'audio', src: `${uploads}/entrevista.mp3`, caption: 'La entrevista' },
			{ kind: 'video', video: { file: { src: `${uploads}/momento.mp4` } } },
			text(`<a href="${uploads}/informe.pdf" rel="noopener">El informe completo</a>`),
			frame('twitter'),
			{ kind: 'raw' },
			text('Ver la lista'),
			text('Lo plegado.'),
			text('Recibí las noticias cada mañana.'),
			text('Según el censo<sup>1</sup>, creció.'),
			{ kind: 'list', list: { ordered: true, items: ['Censo de 2022, <em>tabla 4</em>.'] } },
		]);
		expect(notesOf(events)).not.toContainEqual(expect.stringContaining('footnotes'));
	});

	it('reads texts of the older editor, and leaves the words of what plugins put around them', async () => {
		await run({ withoutShortcodes: new Set(['poll']) });
		expect(await at('/2020/05/03/una-nota-del-editor-clasico/')).toMatchObject({ story: { section: { id: '/cultura' } } });
		expect(await bodyAt('/2020/05/03/una-nota-del-editor-clasico/')).toMatchObject([
			text('Primer párrafo.<br />Con un salto.'),
			{ kind: 'picture', alignment: 'right', picture: picture('arroyo.jpg', { caption: 'Al pie, con <em>cursiva</em>' }) },
			{ kind: 'gallery', pictures: [picture('plaza.jpg'), {}] },
			text('Antes del posteo'),
			frame('twitter'),
			text('después del posteo'),
			frame('vimeo'),
			{ kind: 'audio', src: `${uploads}/entrevista.mp3` },
			text('Dentro de un constructor.'),
			text('Una cita de un plugin. [sic]'),
			{ kind: 'picture', picture: picture('grande-scaled.jpg') },
			{ kind: 'picture', picture: picture('plaza.jpg', { width: 1200 }) },
			text('Uno<br />dos<br />tres'),
			text('Pegado de un procesador de textos.'),
		]);
	});

	it('leads links by number to the post, and those to the page of a file to the file', async () => {
		await run();
		const file = `${uploads}/informe.pdf`;
		const [words] = await bodyAt('/2020/05/04/enlaces-y-numeros-de-otro-sitio/');
		expect(words).toMatchObject({
			html: [
				'Lo contó <a href="/2020/05/01/gano-el-local-cia/">este diario</a>, con <a href="/2020/05/01/gano-el-local-cia/">su dirección</a>',
				`el <a href="${file}" rel="noopener">informe</a> y <a href="${file}" rel="noopener">su página</a>.`,
			].join(', '),
		});
	});

	it('shows no other picture where a text has the number that its picture had at another site', async () => {
		await run();
		expect(await bodyAt('/2020/05/04/enlaces-y-numeros-de-otro-sitio/')).toMatchObject([
			{ kind: 'text' },
			{ kind: 'picture', picture: { id: encodeURIComponent('https://img.test/ajeno/wp-content/uploads/ajena.jpg'), alt: 'Ajena' } },
		]);
	});

	it.each([
		['a changed slug', '/2020/06/07/direccion-uno/', '/2020/06/07/direccion-dos/'],
		['a changed day', '/2020/05/05/direccion-dos/', '/2020/06/07/direccion-dos/'],
		['an author whose login has a dot', '/author/j-gomez/', '/autor/j-gomez/'],
		['the feed', '/feed/', '/rss/'],
		['the feed of a category', '/category/deportes/futbol/feed/', '/deportes/futbol/rss/'],
	])('leads the old address of %s to the new one', { tags: 'slow' }, async (_what, from, to) => {
		await run();
		expect(await at(from)).toMatchObject({ kind: 'redirect', to });
	});

	it('names nobody by an email address', async () => {
		await run();
		expect(await at('/2020/05/04/enlaces-y-numeros-de-otro-sitio/')).toMatchObject({
			story: { bylines: [{ name: 'lucia', path: '/autor/lucia/' }] },
		});
		expect(await at('/author/luciadiario-example/')).toMatchObject({ kind: 'redirect', to: '/autor/lucia/' });
	});

	it('in another encoding than its file states is counted as damaged', { tags: 'slow' }, async () => {
		const paths = [join(mkdtempSync(join(tmpdir(), 'kiosco-export-')), 'export')];
		writeFileSync(paths[0] ?? '', Buffer.from(xml, 'latin1'));
		expect(notesOf(await run({ paths }))).toContain('has � for characters that are not in the encoding that the file states');
	});

	it('is not said to lose the address of a post that waits for its time, which nobody had', { tags: 'slow' }, async () => {
		expect((await run()).map(({ kind }) => kind)).not.toContain('moved');
	});
});
