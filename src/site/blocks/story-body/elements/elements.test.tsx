import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import type { BodyElement } from '#content/contract';
import { sampleElements, sampleFrame } from '../../../../../tests/support/site/sample-elements.ts';
import { sampleStory } from '../../../../../tests/support/site/sample-story.ts';
import { Elements } from './elements.tsx';

const { id: storyId } = sampleStory();

const view = (body: readonly BodyElement[], brand: Brand = brands.tn) =>
	renderToStaticMarkup(<Elements body={body} context={{ brand, storyId }} />);
const viewOf = (kind: BodyElement['kind']) => view([sampleElements[kind]]);

describe('the body of a story', () => {
	it.each(brandList.map((brand) => [brand.id, brand] as const))('shows every kind of element on %s', (_, brand) => {
		for (const element of Object.values(sampleElements)) expect(view([element], brand), element.kind).not.toBe('');
	});

	it('keeps the order of its elements, those of groups included', () => {
		expect(view([sampleElements.group, sampleElements.correction, sampleElements.text])).toMatch(/En grupo.*Eran dos.*párrafo/s);
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
		expect(html).toContain(`href="${sampleFrame.href}"`);
	});

	it('W06 keeps raw HTML out of the page, in a sandboxed frame without our origin', () => {
		const html = viewOf('raw');
		expect(html).not.toContain('crudo');
		expect(html).not.toContain('srcdoc');
		expect(html).toContain(`src="/marco/${storyId}/e1/"`);
		expect(html).toContain('sandbox="allow-scripts allow-popups"');
	});
});
