import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type AmpValidator, ampValidator } from '../../../support/amp-validator.ts';
import { whenAdmitted } from '../../../support/browser/crawl.ts';
import { demoBrands } from '../../../support/demo.ts';
import { demoStories } from '../../../support/demo-stories.ts';
import { byForm } from '../../../support/form.ts';
import { sitesAt } from '../../../support/programs/program.ts';
import { checkOutputs } from '../../../support/site/check-outputs.ts';

const sites = sitesAt(inject('demoPort'));

let validator: AmpValidator | undefined;
const ampErrors = (html: string): readonly string[] => {
	if (validator === undefined) throw new Error('AMP’s validator is not ready');
	return validator(html);
};
beforeAll(async () => {
	validator = await ampValidator();
}, 300_000);

describe.each(demoBrands)('the outputs of $id', ({ id }) => {
	it('OUT-01 have valid AMP of every story, gallery, video and cover', async () => {
		const stories = (await demoStories(id, sites.get)).map(({ path }) => path);
		expect(stories.length).toBeGreaterThan(40);
		for (const path of [...stories, '/', '/deportes/', '/show/', '/politica/', '/ultimas-noticias/', '/videos/']) {
			const { status, body } = await whenAdmitted(() => sites.get(id, `/amp${path}`));
			expect({ path, status, errors: status === 200 ? ampErrors(body) : [] }).toEqual({ path, status: 200, errors: [] });
		}
	});

	it('OUT-01 have no dead link, no link out of lite, and no page that is not valid or over its budget', async () => {
		expect(await checkOutputs(sites, id, { pages: byForm(200, 2_000), ampErrors })).toEqual([]);
		// Slow: each picture is made for the first time.
	}, 300_000);
});

it('AMP with an error has a line that says where and what', () => {
	const html = '<!doctype html><html amp><head><meta charset="utf-8"></head><body><object></object></body></html>';
	expect(ampErrors(html)).toContainEqual(expect.stringMatching(/^1:\d+ .*object/));
});
