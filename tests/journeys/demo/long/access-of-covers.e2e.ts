import { describe, expect, it } from 'vitest';
import { coverPaths } from '../../../../src/site/page-type.ts';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { demoViolations } from '../../../support/browser/demo-violations.ts';
import { structureBrands } from '../../../support/demo.ts';
import { byForm } from '../../../support/form.ts';

const readers = demoReaders({ flags: byForm(withoutPictures, []) });

describe.each(structureBrands)('$id', ({ id, routes }) => {
	it('has no violation that axe knows on its covers, in the light and in the dark scheme', async () => {
		const paths = [...coverPaths, ...routes.ownCovers].map((path) => `${path}/`);
		expect(await demoViolations(readers, id, { paths })).toEqual({});
	});

	it('has no violation that axe knows on pages of further kinds', async () => {
		const stories = await Promise.all((['video_dark', 'live'] as const).map((kind) => readers.pathOf(id, kind)));
		expect(await demoViolations(readers, id, { paths: ['/envivo/', '/programas/', ...stories] })).toEqual({});
	});
});
