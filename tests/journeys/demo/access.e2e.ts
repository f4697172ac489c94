import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders } from '../../support/browser/demo-readers.ts';
import { demoViolations } from '../../support/browser/demo-violations.ts';
import { structureBrands } from '../../support/demo.ts';
import { richestOf } from '../../support/demo-stories.ts';
import { byForm } from '../../support/form.ts';

const readers = demoReaders({ flags: byForm(withoutPictures, []) });

/** Five pages that together have most blocks of a brand. */
async function mainPaths(id: BrandId): Promise<readonly string[]> {
	return [richestOf(await readers.stories(id)).path, '/', '/ultimas-noticias/', '/buscar/la/', '/no-existe/'];
}

/** How many of the main pages are looked at in the dark scheme too. */
const inDark = byForm(2, Number.POSITIVE_INFINITY);

describe.each(structureBrands)('$id', ({ id }) => {
	it('has no violation that axe knows on its main pages, in the light and in the dark scheme', async () => {
		expect(await demoViolations(readers, id, { paths: await mainPaths(id), dark: inDark })).toEqual({});
	});
});
