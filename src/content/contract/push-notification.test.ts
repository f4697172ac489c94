import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pushNotificationSchema } from '#content/contract';

const item = {
	id: '6e6f7469-0001-4000-8000-000000000001',
	headings: { es: 'Aries' },
	contents: { es: 'Tu semana, día por día.' },
	url: 'https://ciudad.test/horoscopo/aries/',
	send_after: 1_795_176_000,
	included_tags: ['Aries', 'Exclusivo'],
};
const isValid = (fields: object) => v.is(pushNotificationSchema, { ...item, ...fields });

describe('a push-notification item', () => {
	it('ENT-19 has send_after in epoch seconds and included_tags', () => {
		expect(v.parse(pushNotificationSchema, { ...item, app_id: 'x' })).toEqual(item);
		expect(new Date(item.send_after * 1000).toISOString()).toBe('2026-11-20T12:00:00.000Z');
		expect(isValid({ included_tags: [] })).toBe(true);
	});

	it.each([
		['/politica/el-senado/', true],
		['https://tn.test/a/', true],
		['//evil.test/', false],
		['/\\evil.test/', false],
		['politica/', false],
	])('links to a page of the brand or to an absolute address: %s', (url, expected) => expect(isValid({ url })).toBe(expected));

	it.each([undefined, null, '1795176000', '2026-11-20T12:00:00Z', 1_795_176_000_000, 0.5, -1, Number.NaN])(
		'ENT-19 cannot have the send_after %j',
		(send_after) => expect(isValid({ send_after })).toBe(false),
	);

	it.each([undefined, null, 'Aries', [1], [''], { Aries: true }])('ENT-19 cannot have the included_tags %j', (included_tags) =>
		expect(isValid({ included_tags })).toBe(false),
	);
});
