import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Brand } from '#brands';
import { renderGallery, sampleView } from '../../src/site/block-gallery/gallery.tsx';
import { samples } from '../../src/site/block-gallery/samples.ts';
import { blocks } from '../../src/site/blocks.ts';
import type { RenderContext } from '../../src/site/render-context.ts';
import { testContent } from '../support/content.ts';
import { putDemo, structureBrands } from '../support/demo.ts';
import { english, readableTexts } from '../support/readable-texts.ts';
import { testOrigins } from '../support/test-origins.ts';

const content = testContent();

function contextOn(brand: Brand): RenderContext {
	return {
		brand,
		address: { brand, path: '/_dev/blocks/', output: 'html', page: 1 },
		contentQueries: content().queries(brand.id),
		cardPath: () => '',
		drawPng: async () => new Uint8Array(),
		now: content.clock.now,
		origins: testOrigins,
	};
}

it('every block has samples', () => {
	const sampled = new Set<string>(Object.values(samples).flatMap(({ block, samples: states }) => (states.length > 0 ? [block] : [])));
	expect(Object.keys(blocks).filter((name) => !sampled.has(name))).toEqual([]);
});

it.each(structureBrands)(
	'each sample of each block renders on $id as its samples say, with Spanish texts alone',
	async (brand) => {
		await putDemo(content(), brand.id, content.clock.now);
		const wrong: string[] = [];
		const foreign: string[] = [];
		for (const { block, samples: states } of Object.values(samples)) {
			for (const sample of states) {
				const html = renderToStaticMarkup(await sampleView({ block, sample }, contextOn(brand)));
				const { shows = 'everywhere' } = sample;
				if (shows !== 'somewhere' && (html !== '') !== (shows === 'everywhere')) wrong.push(`${block}: ${sample.name}`);
				for (const text of readableTexts(html))
					for (const [word] of text.matchAll(english)) foreign.push(`${block}: ${word} in ${text.slice(0, 200)}`);
			}
		}
		expect(wrong).toEqual([]);
		expect(foreign).toEqual([]);
		expect('Cargando el andén. Search'.match(english)).toEqual(['Search']);

		const page = await renderGallery({
			context: contextOn(brand),
			assets: { build: 'test', boot: '', bootHash: '', folder: '' },
			block: 'hero',
		});
		expect(page).toMatch(new RegExp(`<html lang="es-AR"[^>]* data-brand="${brand.id}"`));
		expect(page).toContain('stage, from edge to edge');
	},
	120_000,
);
