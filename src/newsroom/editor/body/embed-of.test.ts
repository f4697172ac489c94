import { describe, expect, it } from 'vitest';
import { fieldsOf } from './elements/element-fields.ts';
import { embedOf, siteOf } from './embed-of.ts';

const empty = { type: 'oembed_response', subtype: 'twitter', raw_oembed: { type: 'rich', version: '1.0', url: '' } };
const withAddress = (url: string) => fieldsOf(empty)[0]?.write(empty, url) ?? {};

describe('the address of an embed', () => {
	it('makes the element a post or video of the site, which the card names', () => {
		const address = 'https://youtu.be/KIOSCOdemo1';
		expect(withAddress(address)).toEqual(embedOf(address));
		expect(siteOf(withAddress(address))).toBe('YouTube');
		expect(siteOf(withAddress('https://x.com/kiosco/status/1'))).toBe('X');
	});

	it('of another site is kept, and the card says that readers do not see it', () => {
		expect(withAddress('https://example.org/a')).toMatchObject({ raw_oembed: { url: 'https://example.org/a' } });
		expect(siteOf(withAddress('https://example.org/a'))).toContain('Los lectores no lo ven');
	});

	it('that changes takes the markup of the address before it away', () => {
		const markup = { ...empty, raw_oembed: { url: 'https://x.com/kiosco/status/1', html: '<blockquote>' } };
		const changed = fieldsOf(markup)[0]?.write(markup, 'https://example.org/a');
		expect(changed?.raw_oembed).toEqual({ url: 'https://example.org/a' });
	});

	it('says nothing before it is typed, and of an embed whose markup has the address', () => {
		expect(siteOf(empty)).toBe('');
		expect(siteOf({ ...empty, raw_oembed: { url: 'https://example.org/a', html: '<iframe>' } })).toBe('');
	});
});
