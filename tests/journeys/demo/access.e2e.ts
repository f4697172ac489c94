import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders } from '../../support/browser/demo-readers.ts';
import { violationsAt } from '../../support/browser/violations-at.ts';
import { structureBrands } from '../../support/demo.ts';
import { richestOf } from '../../support/demo-stories.ts';

const { open, sites, stories } = demoReaders({ flags: withoutPictures });

/** Five pages that together have most blocks of a brand. */
async function mainPaths(id: BrandId): Promise<readonly string[]> {
	return [richestOf(await stories(id)).path, '/', '/ultimas-noticias/', '/buscar/la/', '/no-existe/'];
}

describe.each(structureBrands)('$id', ({ id }) => {
	it('has no violation that axe knows on its main pages, two of them in the dark scheme too', async () => {
		const page = await open(id, '/', { reducedMotion: 'reduce' });
		const paths = await mainPaths(id);
		expect(await violationsAt(page, { url: (path) => sites.url(id, path), paths, dark: 2 })).toEqual({});
	});
});
