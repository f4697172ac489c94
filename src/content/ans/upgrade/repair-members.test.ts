import { expect, it } from 'vitest';
import { repairCustomEmbed, repairDateZone, repairPublishing, repairStatusCode } from './repair-members.ts';

const publishing = { key: 'publishing', version: '0.10.9' };

it('has_published_edition is added from the default edition', () => {
	expect(repairPublishing({ editions: { default: { edition_published: true } } }, publishing)).toMatchObject({
		has_published_edition: true,
	});
	expect(repairPublishing({}, publishing)).toEqual({ has_published_edition: false });
	expect(repairPublishing({ has_published_edition: true }, publishing)).toEqual({ has_published_edition: true });
});

it('a status of digits becomes a number; another text stays invalid', () => {
	expect(repairStatusCode({ status_code: '2' }, { key: 'workflow', version: undefined })).toEqual({ status_code: 2 });
	expect(repairStatusCode({ status_code: 'two' }, { key: 'workflow', version: undefined })).toEqual({ status_code: 'two' });
});

it("a date without a zone gets the newsroom's zone", () => {
	expect(
		repairDateZone({ display_date: '2026-11-20T10:00:00', publish_date: '2026-11-20T10:00' }, { key: '', version: undefined }),
	).toEqual({
		display_date: '2026-11-20T10:00:00-03:00',
		publish_date: '2026-11-20T10:00:00-03:00',
	});
});

it('a date with a zone and a text that is not a date are not changed', () => {
	const dates = { display_date: '2026-11-20T10:00:00Z', publish_date: 'yesterday' };
	expect(repairDateZone(dates, { key: '', version: undefined })).toBe(dates);
});

const body = { key: 'content_elements', version: '0.10.9' };

it('an entry of a live story gets an id and an address', () => {
	const entry = { type: 'custom_embed', subtype: 'custom-liveblog', embed: { config: { title: 'Gol' } } };
	expect(repairCustomEmbed(entry, body)).toMatchObject({
		embed: { id: 'custom-liveblog', url: '/custom-liveblog', config: { title: 'Gol' } },
	});
});

it('another embed without an id stays invalid, and reserved keys of its configuration are removed', () => {
	const embed = { type: 'custom_embed', subtype: 'map', embed: { url: '/x', config: { zoom: 3, referent: {}, type: 'a', version: 'b' } } };
	expect(repairCustomEmbed(embed, body)).toEqual({ type: 'custom_embed', subtype: 'map', embed: { url: '/x', config: { zoom: 3 } } });
});
