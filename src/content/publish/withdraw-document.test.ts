import { expect, it } from 'vitest';
import { story, testContent } from '../../../tests/support/content.ts';
import type { SenderReference } from './publisher.ts';

const content = testContent();
const operator: SenderReference = { brand: 'tn', sender: 'test', may: 'operator' };
const at = (path: string) => ({ website: 'tn', website_url: path });
const put = (document: object, from = operator) => content().put(from, JSON.stringify(document));
const found = async (path: string, brand: SenderReference['brand'] = 'tn') => (await content().queries(brand).at(path)).kind;

it('C02 an older text without a revision id does not bring back a story that was taken away', async () => {
	const updated = (day: number) => story('A', { ...at('/a/'), last_updated_date: `2026-11-${day}T10:00:00Z` });
	await put(updated(19));
	await content().unpublish(operator, { type: 'story', id: 'A' });
	expect(await put(updated(18))).toMatchObject({ kind: 'ignored', reason: 'IGNORED_OLDER' });
	expect(await found('/a/')).toBe('gone');
});

it('stories of one id on two brands are changed and removed each by their own brand', async () => {
	await put(story('A', { website: 'ciudad', website_url: '/propia/' }), { ...operator, brand: 'ciudad' });
	await put(story('A', at('/a/')));
	expect([await found('/a/'), await found('/propia/', 'ciudad')]).toEqual(['story', 'story']);
	await content().remove(operator, { type: 'story', id: 'A' });
	expect([await found('/a/'), await found('/propia/', 'ciudad')]).toEqual(['gone', 'story']);
});
