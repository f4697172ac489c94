import { expect, it } from 'vitest';
import { mostTags, shortenHtml } from './shorten-html.ts';

it('C10 HTML ends before the first tag too many', () => {
	const most = '<b>'.repeat(mostTags);
	expect(shortenHtml(`${most}x`)).toBe(`${most}x`);
	expect(shortenHtml(`${most}x<i>y`)).toBe(`${most}x`);
	expect(shortenHtml('x')).toBe('x');
});
