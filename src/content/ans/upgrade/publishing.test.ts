import { expect, it } from 'vitest';
import { repairPublishing } from './publishing.ts';

const place = { key: 'publishing', version: '0.10.9' };

it('has_published_edition is added from the default edition', () => {
	expect(repairPublishing({ editions: { default: { edition_published: true } } }, place)).toMatchObject({ has_published_edition: true });
	expect(repairPublishing({}, place)).toEqual({ has_published_edition: false });
	expect(repairPublishing({ has_published_edition: true }, place)).toEqual({ has_published_edition: true });
});
