import { expect, it } from 'vitest';
import { maxTags, shortenHtml } from './shorten-html.ts';

it('C10 HTML is cut before the first tag beyond the limit', () => {
	const longest = '<b>'.repeat(maxTags);
	expect(shortenHtml(`${longest}x`)).toBe(`${longest}x`);
	expect(shortenHtml(`${longest}x<i>y`)).toBe(`${longest}x`);
	expect(shortenHtml('x')).toBe('x');
});
