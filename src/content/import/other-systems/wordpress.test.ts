import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testContent } from '../../../../tests/support/content.ts';
import { importExport, kindsOf, notesOf } from './import-export.ts';
import { postMeta, wxr, wxrItem } from './wxr.ts';

const content = testContent();

const run = (text: string) => importExport(text, { from: 'wordpress', content: content() });
const at = (path: string) => content().queries('tn').at(path);
const link = 'https://diario.test/2020/05/una-nota/';
const post = (more: Parameters<typeof wxrItem>[0]) => wxrItem({ post_id: '7', link, post_name: 'una-nota', ...more });

const category = (slug: string, name: string, parent = '') =>
	`<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`;

const author =
	'<wp:author><wp:author_login>ana</wp:author_login><wp:author_email>ana@diario.test</wp:author_email><wp:author_display_name><![CDATA[Ana Paz]]></wp:author_display_name></wp:author>';

describe('an export of WordPress', () => {
	it('gives a post its address, section, author, tags, date and text', async () => {
		const terms =
			'<category domain="category" nicename="futbol"><![CDATA[Fútbol]]></category><category domain="post_tag" nicename="boca"><![CDATA[Boca]]></category>';
		const before = author + category('deportes', 'Deportes') + category('futbol', 'Fútbol', 'deportes');
		const item = post({ title: 'Ganó &amp; gustó', content: '<!-- wp:paragraph --><p>Sí.</p><!-- /wp:paragraph -->', more: terms });
		expect(kindsOf(await run(wxr(item, before)))).toEqual({ stored: 10 });
		expect(await at('/2020/05/una-nota/')).toMatchObject({
			kind: 'story',
			story: {
				headline: 'Ganó & gustó',
				section: { id: '/deportes/futbol', name: 'Fútbol' },
				bylines: [{ name: 'Ana Paz', path: '/autor/ana/' }],
				tags: [{ text: 'Boca' }],
				body: [{ kind: 'text', html: 'Sí.' }],
			},
		});
	});

	it('leads the old addresses of categories, tags, authors and renamed posts to the new ones', async () => {
		const before = `${author}${category('deportes', 'Deportes')}<wp:tag><wp:tag_slug>boca</wp:tag_slug><wp:tag_name>Boca</wp:tag_name></wp:tag>`;
		await run(wxr(post({ content: 'Sí.', more: postMeta('_wp_old_slug', 'nota-vieja') }), before));
		const targets = ['/category/deportes/', '/tag/boca/', '/author/ana/', '/2020/05/nota-vieja/'].map(async (path) => await at(path));
		expect(await Promise.all(targets)).toMatchObject(
			['/deportes/', '/tags/boca/', '/autor/ana/', '/2020/05/una-nota/'].map((to) => ({ kind: 'redirect', to })),
		);
	});

	it('has empty former slugs, which lead nowhere', async () => {
		const atRoot = wxrItem({
			post_id: '7',
			link: 'https://diario.test/una-nota/',
			post_name: 'una-nota',
			more: postMeta('_wp_old_slug', ''),
		});
		const inSection = wxrItem({
			...{ post_id: '8', link: 'https://diario.test/deportes/otra/', post_name: 'otra' },
			more: postMeta('_wp_old_slug', ''),
		});
		const events = await run(wxr(atRoot + inSection));
		expect(kindsOf(events).unreadable).toBeUndefined();
		expect([await at('/una-nota/'), await at('/deportes/otra/'), await at('/deportes/')]).toMatchObject([
			{ kind: 'story' },
			{ kind: 'story' },
			{ kind: 'none' },
		]);
	});

	it('has players of the time of Flash, and frames and maps by shortcodes', async () => {
		const flash =
			'<object><param name="movie" value="http://www.youtube.com/v/KIOSCOdemo1&amp;hl=en"><embed src="http://www.youtube.com/v/KIOSCOdemo1&amp;hl=en"></object>';
		await run(wxr(post({ content: `<p>Uno</p>${flash}\n\n[dailymotion id=xfifs6]\n\n[googlemaps https://mapas.test/?a=1]` })));
		expect(await at('/2020/05/una-nota/')).toMatchObject({
			story: { body: [{ kind: 'text' }, { kind: 'frame', frame: { provider: 'youtube' } }, { kind: 'raw' }, { kind: 'raw' }] },
		});
	});

	it('changes nothing when it is imported again', async () => {
		const text = wxr(post({ content: 'Sí.' }), author);
		expect(kindsOf(await run(text))).toEqual({ stored: 3 });
		expect(kindsOf(await run(text))).toEqual({ ignored: 3 });
	});

	it('shows the original of a picture, with its own words, in texts, galleries and cards', async () => {
		const file = wxrItem({
			...{ post_id: '9', post_type: 'attachment', status: 'inherit', post_parent: '7', title: 'Perro' },
			attachment_url: 'https://img.test/perro.jpg',
			more:
				postMeta('_wp_attachment_image_alt', 'Un perro') +
				postMeta('_wp_attachment_metadata', 'a:2:{s:5:"width";i:1200;s:6:"height";i:800;}'),
		});
		const text = '<p>Hola</p><img class="wp-image-9" src="https://img.test/perro-300x200.jpg">\n\n[gallery ids="9,9"]';
		await run(wxr(post({ content: text, more: postMeta('_thumbnail_id', '9') }) + file));
		const perro = { id: encodeURIComponent('https://img.test/perro.jpg'), alt: 'Un perro', width: 1200, height: 800 };
		expect(await at('/2020/05/una-nota/')).toMatchObject({
			story: {
				lead: { kind: 'picture', picture: perro },
				body: [{ kind: 'text' }, { kind: 'picture', picture: perro }, { kind: 'gallery', pictures: [perro, perro] }],
			},
		});
	});

	it('names the hosts of its pictures, so that the operator can bring them', async () => {
		const events = await run(wxr(post({ content: '<img src="https://img.test/a.jpg"><img src="https://otro.test/b.jpg">' })));
		expect(events).toMatchObject([
			{
				notes: [
					'pictures are at img.test: --media img.test brings them here',
					'pictures are at otro.test: --media otro.test brings them here',
				],
			},
		]);
	});

	it.each([
		['draft', 'is a draft: it was a draft'],
		['private', 'is a draft: it was private'],
		['pending', 'is a draft: it waited for a review'],
	])('stores a post of status %s as a draft', async (status, note) => {
		const events = await run(wxr(post({ content: 'Sí.', status })));
		expect(notesOf(events)).toContain(note);
		expect(
			(
				await content()
					.queries('tn')
					.list({ all: ['all'], size: 5 })
			).length,
		).toBe(0);
		expect((await content().drafts('tn')).length).toBe(1);
	});

	it('never shows a post that is behind a password', async () => {
		expect(notesOf(await run(wxr(post({ content: 'Sí.', post_password: 'secreto' }))))).toContain('is a draft: it was behind a password');
		expect((await at('/2020/05/una-nota/')).kind).toBe('none');
	});

	it('shows a scheduled post at its time', async () => {
		await run(wxr(post({ content: 'Sí.', status: 'future', post_date_gmt: '2026-11-21 10:00:00' })));
		expect((await at('/2020/05/una-nota/')).kind).toBe('none');
		content.clock.now = new Date('2026-11-21T10:00:01Z');
		expect((await at('/2020/05/una-nota/')).kind).toBe('story');
	});

	it('gives a page a new address where the old one is that of a section', async () => {
		const page = post({
			post_type: 'page',
			link: 'https://diario.test/deportes/',
			content: 'Sí.',
			title: 'Todo el deporte',
			post_name: 'deportes',
		});
		const events = await run(wxr(page, category('deportes', 'Deportes')));
		expect(events).toContainEqual(
			expect.objectContaining({
				kind: 'moved',
				why: 'cannot keep its address https://diario.test/deportes/: it is at /noticias/2020/05/04/deportes/',
			}),
		);
		expect(await at('/noticias/2020/05/04/deportes/')).toMatchObject({ kind: 'story', story: { headline: 'Todo el deporte' } });
	});

	it('whose posts have no ids still gives one story for each', async () => {
		const one = (name: string) => wxrItem({ title: name, link: `https://diario.test/${name}/`, content: name });
		expect(kindsOf(await run(wxr(one('una') + one('otra'))))).toEqual({ stored: 2 });
		for (const name of ['una', 'otra']) expect(await at(`/${name}/`)).toMatchObject({ story: { headline: name } });
	});

	it('says why something is refused, by its title', async () => {
		const trash = post({ title: 'Basura', status: 'trash' });
		const product = post({ title: 'Taza', post_type: 'product', post_id: '8' });
		const empty = post({ title: '', post_id: '9' });
		const events = await run(wxr(trash + product + empty));
		expect(events).toMatchObject([
			{ kind: 'refused', place: { title: 'Basura' }, problems: [{ message: 'is in the trash' }] },
			{ kind: 'refused', place: { title: 'Taza' }, problems: [{ message: expect.stringContaining('is a product') }] },
			{ kind: 'refused', place: { title: 'una-nota' }, problems: [{ message: 'has neither a title nor words' }] },
		]);
	});

	it('leaves menus and comments aside and counts them, and keeps the names of readers out', async () => {
		const comment = '<wp:comment><wp:comment_author>Lector</wp:comment_author><wp:comment_content>Bien</wp:comment_content></wp:comment>';
		const events = await run(wxr(post({ content: 'Sí.', more: comment.repeat(2) }) + post({ post_type: 'nav_menu_item', post_id: '9' })));
		expect(kindsOf(events)).toEqual({ stored: 1, aside: 3 });
		expect(notesOf(events).filter((note) => note === 'comments stay in the export')).toHaveLength(2);
		expect(JSON.stringify(events)).not.toContain('Lector');
	});

	it('makes the menu that the operator names one of the brand: categories are sections, pages and addresses are links', async () => {
		const entry = (id: string, object: string, more: Readonly<Record<string, string>> = {}) =>
			wxrItem({
				...{ post_type: 'nav_menu_item', post_id: id, title: more.title ?? '', menu_order: id },
				more: [
					'<category domain="nav_menu" nicename="principal"><![CDATA[Principal]]></category>',
					postMeta('_menu_item_object', object),
					postMeta('_menu_item_object_id', more.of ?? ''),
					postMeta('_menu_item_url', more.url ?? ''),
					postMeta('_menu_item_menu_item_parent', more.below ?? '0'),
				].join(''),
			});
		const category = (id: string, slug: string, above = '') =>
			`<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${above}</wp:category_parent><wp:cat_name>${slug}</wp:cat_name></wp:category>`;
		const text = wxr(
			[
				wxrItem({ post_type: 'page', post_id: '50', title: 'La redacción', link: 'https://diario.test/la-redaccion/', content: 'Sí.' }),
				entry('1', 'category', { of: '3' }),
				entry('2', 'category', { of: '4', below: '1' }),
				entry('3', 'page', { of: '50' }),
				entry('4', 'custom', { title: 'Archivo', url: 'https://diario.test/archivo/', below: '3' }),
				entry('5', 'custom', { title: 'Afuera', url: 'https://otro.test/' }),
				entry('6', 'page', { of: '99', title: 'Nada' }),
				entry('7', 'custom', { title: 'Malo', url: 'javascript:alert(1)' }),
			].join(''),
			category('3', 'mundo') + category('4', 'asia', 'mundo'),
		);
		const options = { from: 'wordpress', content: content() } as const;
		expect(notesOf(await importExport(text, options))).toEqual([
			expect.stringContaining('the menu principal was left out: --menu principal=primary'),
		]);
		const events = await importExport(text, { ...options, menus: new Map([['principal', 'primary']]) });
		expect(notesOf(events)).toEqual([
			'entries of menus that lead to a page that is not here were left out',
			'entries of menus that lead to a custom that is not here were left out',
		]);
		const nodes = await content().queries('tn').navigation('primary');
		expect(nodes).toMatchObject([
			{ kind: 'section', text: 'mundo', children: [{ kind: 'section', text: 'asia' }] },
			{ kind: 'link', text: 'La redacción', href: '/la-redaccion/' },
			{ kind: 'link', text: 'Archivo', href: '/archivo/' },
			{ kind: 'link', text: 'Afuera', href: 'https://otro.test/' },
		]);
	});

	it('of an author holds no email address afterwards', async () => {
		await run(wxr('', author));
		expect(JSON.stringify(await content().queries('tn').author('ana'))).not.toContain('@');
	});

	it('keeps the words of shortcodes that it does not know, and counts them', async () => {
		const events = await run(wxr(post({ content: 'Antes [formulario id="5"] después\n\n[[gallery]]' })));
		expect(notesOf(events)).toEqual([expect.stringMatching(/^the shortcode \[formulario\] stayed as its text/)]);
		expect(await at('/2020/05/una-nota/')).toMatchObject({
			story: { body: [{ html: 'Antes [formulario id="5"] después' }, { html: '[gallery]' }] },
		});
	});

	it('reads captions, films, sound and embeds of shortcodes', async () => {
		const text = `[caption align="alignright"]<img src="https://img.test/a.jpg"> Al pie[/caption]
[video mp4="https://cdn.test/a.mp4"][/video][audio mp3="https://cdn.test/a.mp3"]
[embed]https://vimeo.com/123456789[/embed]
https://youtu.be/KIOSCOdemo1`;
		await run(wxr(post({ content: text })));
		expect(await at('/2020/05/una-nota/')).toMatchObject({
			story: {
				body: [
					{ kind: 'picture', alignment: 'right', picture: { caption: 'Al pie' } },
					{ kind: 'video', video: { file: { src: 'https://cdn.test/a.mp4' } } },
					{ kind: 'audio', src: 'https://cdn.test/a.mp3' },
					{ kind: 'frame', frame: { provider: 'vimeo' } },
					{ kind: 'frame', frame: { provider: 'youtube' } },
				],
			},
		});
	});

	it('puts in shared blocks, frames own HTML and counts blocks that only WordPress fills', async () => {
		const shared = wxrItem({
			post_id: '5',
			post_type: 'wp_block',
			content: '<!-- wp:paragraph --><p>Compartido</p><!-- /wp:paragraph --><!-- wp:block {"ref":5} /-->',
		});
		const text = '<!-- wp:block {"ref":5} /--><!-- wp:html --><script>x()</script><!-- /wp:html --><!-- wp:latest-posts {"a":1} /-->';
		const events = await run(wxr(post({ content: text }) + shared));
		expect(notesOf(events)).toContain('the block latest-posts was left out, because WordPress fills it itself');
		expect(await at('/2020/05/una-nota/')).toMatchObject({
			story: { body: [...Array(3).fill({ html: 'Compartido' }), { kind: 'raw', html: '<script>x()</script>' }] },
		});
	});

	it('that was cut off gives what it holds, and says so', async () => {
		const text = wxr(post({ content: 'Sí.' }) + post({ post_id: '8', link: `${link}2/`, content: 'No.' }));
		const events = await run(text.slice(0, text.lastIndexOf('<content:encoded>')));
		expect(kindsOf(events)).toEqual({ stored: 1, unreadable: 1 });
	});

	it('in a dry run lists drafts, and what gets a new address, by title', async () => {
		const draft = post({ title: 'Sin terminar', status: 'draft' });
		const page = post({ title: 'Quiénes somos', post_id: '8', post_type: 'page', link: 'https://diario.test/quienes-somos/' });
		const events = await importExport(wxr(draft + page), { from: 'wordpress' });
		expect(events).toMatchObject([
			{ kind: 'checked-draft', place: { title: 'Sin terminar' }, why: 'is a draft: it was a draft' },
			{ kind: 'checked-moved', place: { title: 'Quiénes somos' }, why: expect.stringContaining('/quienes-somos/: it gets a new one') },
		]);
	});

	it('in a dry run beside an installation tells what is known there', async () => {
		await run(wxr(post({ content: 'Sí.' })));
		const text = wxr(post({ content: 'Sí.' }) + post({ post_id: '8', link: 'https://diario.test/otra/', content: 'No.' }));
		const events = await importExport(text, { from: 'wordpress', content: content(), dryRun: true });
		expect(kindsOf(events)).toEqual({ ignored: 1, checked: 1 });
		expect((await at('/otra/')).kind).toBe('none');
	});

	it('is not a feed: that is said, with the option that reads it', async () => {
		const feed = '<rss version="2.0"><channel><item><title>Una</title><link>https://diario.test/una/</link></item></channel></rss>';
		expect(await run(feed)).toMatchObject([{ kind: 'unreadable', why: expect.stringContaining('--from rss') }]);
	});

	it('may be a folder of files that belong together', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'kiosco-export-'));
		await writeFile(join(folder, 'a.000.xml'), wxr(post({ content: 'Sí.' })));
		await writeFile(join(folder, 'a.001.xml'), wxr(post({ post_id: '8', link: 'https://diario.test/otra/', content: 'No.' })));
		expect(kindsOf(await importExport('', { from: 'wordpress', content: content(), paths: [folder] }))).toEqual({ stored: 2 });
	});

	it('in a dry run is checked and stored nowhere', async () => {
		const events = await importExport(wxr(post({ content: 'Sí.' })), { from: 'wordpress' });
		expect(kindsOf(events)).toEqual({ checked: 1 });
		expect((await at('/2020/05/una-nota/')).kind).toBe('none');
	});
});
