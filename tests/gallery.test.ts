import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Brand, brandList } from '#brands';
import { blocks } from '../src/site/blocks.ts';
import { renderGallery, sampleView } from '../src/site/gallery/gallery.tsx';
import { samples } from '../src/site/gallery/samples.ts';
import type { Visit } from '../src/site/visit.ts';
import { testContent } from './support/content.ts';
import { putDemo } from './support/demo.ts';

const content = testContent();

function visitTo(brand: Brand): Visit {
	return {
		brand,
		address: { brand, path: '/_dev/blocks/', output: 'html', page: 1 },
		reader: content().reader(brand.id),
		now: content.clock.now,
		origins: { tn: 'https://tn.test', eltrece: 'https://eltrece.test', ciudad: 'https://ciudad.test', eldoce: 'https://eldoce.test' },
	};
}

it('every block has samples', () => {
	const sampled = new Set(samples.map(({ block }) => block.name));
	expect([...blocks.keys()].filter((name) => !sampled.has(name))).toEqual([]);
});

it.each(brandList)(
	'each sample of each block is shown on $id as it says',
	async (brand) => {
		await putDemo(content(), brand.id, content.clock.now);
		const wrong: string[] = [];
		for (const { block, samples: states } of samples) {
			for (const sample of states) {
				const isShown = renderToStaticMarkup(await sampleView(block, sample, visitTo(brand))) !== '';
				const { shows = 'everywhere' } = sample;
				if (shows !== 'somewhere' && isShown !== (shows === 'everywhere')) wrong.push(`${block.name}: ${sample.name}`);
			}
		}
		expect(wrong).toEqual([]);

		const page = await renderGallery({
			visit: visitTo(brand),
			assets: { build: 'test', boot: '', bootHash: '', folder: '' },
			block: 'hero',
		});
		expect(page).toContain(`data-brand="${brand.id}"`);
		expect(page).toContain('stage, from edge to edge');
	},
	120_000,
);
