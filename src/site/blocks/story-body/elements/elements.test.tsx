import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import type { BodyElement, Frame } from '#content/contract';
import { safe, samplePicture, sampleStory, sampleVideo } from '../../../../../tests/support/site/sample-story.ts';
import { Elements } from './elements.tsx';

const { id: storyId } = sampleStory();
const frame: Frame = {
	provider: 'youtube',
	src: 'https://www.youtube-nocookie.com/embed/abcdefgh',
	href: 'https://www.youtube.com/watch?v=abcdefgh',
	title: 'El gol',
	ratio: 16 / 9,
};

/** One element of each kind; a new kind does not compile without a row here. */
const oneOfEach: { readonly [Kind in BodyElement['kind']]: Extract<BodyElement, { kind: Kind }> } = {
	text: { kind: 'text', html: safe('Un <b>párrafo</b>.'), dropcap: true },
	header: { kind: 'header', html: safe('Un título'), level: 3, anchor: 'un-titulo' },
	picture: { kind: 'picture', picture: samplePicture, alignment: 'left' },
	gallery: { kind: 'gallery', headline: 'La obra', pictures: [samplePicture, { ...samplePicture, id: 'OTHER' }] },
	video: { kind: 'video', video: sampleVideo },
	audio: { kind: 'audio', headline: 'El episodio', src: '/media/a.mp3', type: 'audio/mpeg', loop: false },
	frame: { kind: 'frame', frame },
	raw: { kind: 'raw', id: 'e1', html: '<script>document.cookie</script><p>crudo</p>' },
	quote: { kind: 'quote', pull: true, body: [{ kind: 'text', html: safe('Dicho.'), dropcap: false }], citation: safe('Ana') },
	list: { kind: 'list', list: { ordered: true, items: [safe('uno'), { ordered: false, items: [safe('dos')] }] } },
	table: { kind: 'table', header: [safe('Mes')], rows: [[safe('Mayo')]] },
	link: { kind: 'link', html: safe('Otra nota'), href: '/otra/' },
	links: { kind: 'links', items: [{ html: safe('Una'), href: '/una/' }, { html: safe('Sin enlace') }] },
	correction: { kind: 'correction', heading: 'Corrección', html: safe('Eran dos.') },
	endorsement: { kind: 'endorsement', html: safe('Para ver.') },
	rating: { kind: 'rating', value: 3.5, min: 0, max: 5, units: 'estrellas' },
	divider: { kind: 'divider' },
	group: { kind: 'group', body: [{ kind: 'text', html: safe('En grupo.'), dropcap: false }] },
	code: { kind: 'code', content: 'a < b', language: 'c' },
	timeline: { kind: 'timeline', items: [{ date: '1996', html: safe('Empezó.') }] },
	story: { kind: 'story', id: storyId, headline: 'Una nota & otra', href: '/nota/' },
};

const view = (body: readonly BodyElement[], brand: Brand = brands.tn) =>
	renderToStaticMarkup(<Elements body={body} context={{ brand, storyId }} />);
const viewOf = (kind: BodyElement['kind']) => view([oneOfEach[kind]]);

describe('the body of a story', () => {
	it.each(brandList.map((brand) => [brand.id, brand] as const))('shows every kind of element on %s', (_, brand) => {
		for (const element of Object.values(oneOfEach)) expect(view([element], brand), element.kind).not.toBe('');
	});

	it('keeps the order of its elements, those of groups included', () => {
		expect(view([oneOfEach.group, oneOfEach.correction, oneOfEach.text])).toMatch(/En grupo.*Eran dos.*párrafo/s);
	});

	it('gives a heading its level and an id for links', () => {
		expect(viewOf('header')).toContain('<h3 id="un-titulo"');
	});

	it('nests lists', () => expect(viewOf('list')).toMatch(/<ol[^>]*><li>uno<\/li><li[^>]*><ul[^>]*><li>dos/));

	it('makes scroll boxes reachable by keyboard, with a name', () => {
		expect(viewOf('table')).toMatch(/tabindex="0" aria-label="Tabla"/i);
		expect(viewOf('gallery')).toMatch(/tabindex="0" aria-label="La obra"/i);
	});

	it('says a rating in words', () => expect(viewOf('rating')).toContain('3.5 de 5 estrellas'));

	it('prints code and headlines as text', () => {
		expect(viewOf('code')).toContain('a &lt; b');
		expect(viewOf('story')).toContain('Una nota &amp; otra');
	});

	it('needs no script for videos, audio and galleries', () => {
		expect(viewOf('video')).toMatch(/<video controls[^>]*preload="none"/);
		expect(viewOf('audio')).toMatch(/<audio controls[^>]*preload="none"/);
		expect(viewOf('gallery')).toMatch(/<a href="\/resizer\/v2\/[^"]+width=1920"/);
	});

	it('W06 requests nothing from another site until the reader opens the frame', () => {
		const html = viewOf('frame');
		expect(html).not.toMatch(/<iframe|<script|(?:src|srcset)="https/);
		expect(html).toContain('data-when="interaction"');
		expect(html).toContain(`href="${frame.href}"`);
	});

	it('W06 keeps raw HTML out of the page, in a sandboxed frame without our origin', () => {
		const html = viewOf('raw');
		expect(html).not.toContain('crudo');
		expect(html).not.toContain('srcdoc');
		expect(html).toContain(`src="/marco/${storyId}/e1/"`);
		expect(html).toContain('sandbox="allow-scripts allow-popups"');
	});
});
