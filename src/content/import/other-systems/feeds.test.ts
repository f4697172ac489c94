import { describe, expect, it } from 'vitest';
import { testContent } from '../../../../tests/support/content.ts';
import { importExport, kindsOf, notesOf } from './import-export.ts';
import { wxr, wxrItem } from './wxr.ts';

const content = testContent();
const run = (text: string) => importExport(text, { from: 'rss', content: content() });
const at = (path: string) => content().queries('tn').at(path);

const item = `<item><title>Una nota &amp; más</title><link>https://diario.test/una-nota/</link><guid isPermaLink="false">n1</guid>
<pubDate>Mon, 04 May 2020 10:00:00 GMT</pubDate><dc:creator>Ana Paz</dc:creator><category>Boca</category>
<description>Breve</description><content:encoded><![CDATA[<p>Todo el <b>texto</b>.</p>]]></content:encoded>
<media:content url="https://img.test/a.jpg" medium="image"/><enclosure url="https://cdn.test/a.mp3" type="audio/mpeg"/></item>`;

const rss = (items: string) => `<?xml version="1.0"?><rss version="2.0" xmlns:dc="d" xmlns:content="c" xmlns:media="m"><channel>
<title>El diario</title><language>es-AR</language>${items}</channel></rss>`;

const story = (more: object) => ({ kind: 'story', story: { headline: 'Una nota & más', ...more } });
const text = { kind: 'text', html: 'Todo el <b>texto</b>.' };

describe('a feed', () => {
	it('of RSS gives stories with their addresses, authors, tags, pictures, sound and whole text', async () => {
		expect(kindsOf(await run(rss(item)))).toEqual({ stored: 1 });
		expect(await at('/una-nota/')).toMatchObject(
			story({ bylines: [{ name: 'Ana Paz' }], tags: [{ text: 'Boca' }], lead: { kind: 'picture' }, body: [{ kind: 'audio' }, text] }),
		);
		expect(kindsOf(await run(rss(item)))).toEqual({ ignored: 1 });
	});

	it('of Atom is read with texts in HTML and in XHTML', async () => {
		const entry = (id: string, body: string) => `<entry><id>${id}</id><title type="html">Una nota &amp;amp; más</title>
			<link rel="alternate" href="https://diario.test/${id}/"/><updated>2020-05-04T10:00:00Z</updated><author><name>Ana Paz</name></author>
			<category term="boca" label="Boca"/>${body}</entry>`;
		const html = '<content type="html">&lt;p&gt;Todo el &lt;b&gt;texto&lt;/b&gt;.&lt;/p&gt;</content>';
		const xhtml = '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Todo el <b>texto</b>.</p></div></content>';
		await run(`<feed xmlns="http://www.w3.org/2005/Atom"><title>El diario</title>${entry('una', html)}${entry('otra', xhtml)}</feed>`);
		for (const path of ['/una/', '/otra/'])
			expect(await at(path)).toMatchObject(story({ body: [text], bylines: [{ name: 'Ana Paz' }], tags: [{ text: 'Boca' }] }));
	});

	it('of JSON Feed is read', async () => {
		const feed = {
			version: 'https://jsonfeed.org/version/1.1',
			language: 'es-AR',
			items: [
				{
					id: 1,
					url: 'https://diario.test/una-nota/',
					title: 'Una nota & más',
					content_html: '<p>Todo el <b>texto</b>.</p>',
					date_published: '2020-05-04T10:00:00Z',
					authors: [{ name: 'Ana Paz' }],
					image: 'https://img.test/a.jpg',
				},
			],
		};
		await run(JSON.stringify(feed));
		expect(await at('/una-nota/')).toMatchObject(story({ body: [text], bylines: [{ name: 'Ana Paz' }], lead: { kind: 'picture' } }));
	});

	it('whose text begins with the summary has it once', async () => {
		await run(rss(item));
		expect(await at('/una-nota/')).toHaveProperty('story.subheadline', 'Breve');
		await run(rss(item.replace('Breve', 'Todo el texto.')));
		expect(await at('/una-nota/')).not.toHaveProperty('story.subheadline');
	});

	it('with summaries alone says so', async () => {
		const events = await run(rss(item.replace(/<content:encoded>.*<\/content:encoded>/, '')));
		expect(notesOf(events)).toEqual(['items without a whole text have their summary as the text']);
		expect(await at('/una-nota/')).toMatchObject(story({ body: [{ kind: 'audio' }, { html: 'Breve' }] }));
	});

	it('in another encoding is read by what it states', async () => {
		const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${rss(item.replace('Una nota', 'Ñandú')).slice('<?xml version="1.0"?>'.length)}`;
		const download = async () => Buffer.from(text, 'latin1');
		const events = await importExport('', { from: 'rss', content: content(), download, paths: ['https://diario.test/rss/'] });
		expect(events).toMatchObject([{ kind: 'stored', place: { title: 'Ñandú & más' } }]);
	});

	it('that cannot be had is reported with its address', async () => {
		const download = () => Promise.reject(new Error('answered with status 404'));
		const events = await importExport('', { from: 'rss', content: content(), download, paths: ['https://diario.test/rss/'] });
		expect(events).toMatchObject([{ kind: 'unreadable', place: { file: 'https://diario.test/rss/' }, why: 'answered with status 404' }]);
	});

	it('is no export of WordPress, whose private texts would become public', async () => {
		const events = await run(wxr(wxrItem({ status: 'private', content: 'Secreto.' })));
		expect(events).toMatchObject([{ kind: 'unreadable', why: 'is an export of WordPress: import it with --from wordpress' }]);
	});

	it('without dates gives drafts, and without items says so', async () => {
		const undated = await run(rss(item.replace(/<pubDate>.*<\/pubDate>/, '')));
		expect(notesOf(undated)).toEqual(['is a draft: it had no date']);
		expect(await run(rss(''))).toMatchObject([{ kind: 'unreadable', why: 'has no items' }]);
	});
});
