import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import type { BodyElement } from '#content/contract';
import { sampleContext } from '../../../../tests/support/site/sample-context.ts';
import { sampleElements, sampleFrames } from '../../../../tests/support/site/sample-elements.ts';
import { ampViews } from '../amp/amp-views.tsx';
import { FbiaElements } from '../fbia/fbia-elements.tsx';
import { liteViews } from '../lite/lite-views.tsx';
import { PlainElements } from './plain-elements.tsx';
import type { PlainPage } from './plain-page.ts';

const context = sampleContext();
const all = Object.values(sampleElements);
const pageWith = (views: PlainPage['views']): PlainPage => ({
	context,
	hrefOf: (href) => (href.startsWith('/') ? `/x${href}` : href),
	wholePage: '/nota/',
	views,
});
const lite = (body: readonly BodyElement[]) => renderToStaticMarkup(<PlainElements body={body} page={pageWith(liteViews)} />);
const amp = (body: readonly BodyElement[]) => renderToStaticMarkup(<PlainElements body={body} page={pageWith(ampViews)} />);
const fbia = (body: readonly BodyElement[]) => renderToStaticMarkup(<FbiaElements body={body} context={context} />);
const frames = sampleFrames.map((frame) => ({ kind: 'frame' as const, frame }));

describe.each([
	['lite', lite],
	['amp', amp],
] as const)('a story in %s', (_, view) => {
	it('shows every kind of element', () => {
		for (const element of all) expect(view([element]), element.kind).not.toBe('');
	});

	it('has its links in the output, those within paragraphs too', () => {
		expect(view([sampleElements.text, sampleElements.link, sampleElements.links, sampleElements.story])).not.toMatch(/ href="\/(?!x\/)/);
	});

	it('W19 keeps raw HTML out, and links to the page that frames it', () => {
		const html = view([sampleElements.raw]);
		expect(html).not.toContain('crudo');
		expect(html).toContain('href="/nota/"');
	});

	it('W19 prints code and headlines as text', () => {
		expect(view([sampleElements.code])).toContain('a &lt; b');
		expect(view([sampleElements.story])).toContain('Una nota &amp; otra');
	});

	it('links to each post and player of another site', () => {
		for (const { frame } of frames) expect(view([{ kind: 'frame', frame }])).toContain(`href="${frame.href}"`);
	});
});

describe('a story in lite', () => {
	it('has neither scripts nor frames, and fetches no picture within the text before the reader opens it', () => {
		const html = lite([...all, ...frames]);
		expect(html).not.toMatch(/<(script|iframe|link|object|embed)|\son\w+=/);
		expect(html.replace(/<details.*?<\/details>/gs, '')).not.toContain('<img');
	});

	it('fetches nothing of videos and sounds before the reader starts them', () => {
		expect(lite([sampleElements.video])).toMatch(/<video[^>]*preload="none"/);
		expect(lite([sampleElements.audio])).toMatch(/<audio[^>]*preload="none"/);
	});
});

describe('a story in amp', () => {
	it('blocks what AMP loads of other sites until the reader consents; what AMP has no element for is a link alone', () => {
		const html = amp(frames);
		const embeds = [...html.matchAll(/<amp-[^>]*>/g)].map(([tag]) => tag);
		expect(embeds).toHaveLength(6);
		for (const tag of embeds) expect(tag).toContain('data-block-on-consent');
		expect(amp(frames.filter(({ frame }) => ['spotify', 'soundcloud'].includes(frame.provider)))).not.toContain('<amp-');
	});
});

describe('a story in fbia', () => {
	it('shows every kind of element but lines and raw HTML', () => {
		for (const element of all.filter(({ kind }) => kind !== 'raw' && kind !== 'divider'))
			expect(fbia([element]), element.kind).not.toBe('');
		expect(fbia([sampleElements.raw])).toBe('');
	});

	it.each(brandList)('has absolute links on $id', (brand) => {
		const html = renderToStaticMarkup(<FbiaElements body={all} context={sampleContext(brand)} />);
		expect(html).not.toMatch(/ (?:href|src)="\//);
		expect(html).toContain(`href="https://${brand.id}.test/deportes/"`);
	});
});
