import { describe, expect, it } from 'vitest';
import { headOf } from '../../../../tests/support/site/head.ts';
import { jsonLdOf } from '../../../../tests/support/site/json-ld.ts';
import { sampleContext } from '../../../../tests/support/site/sample-context.ts';
import { sampleStory } from '../../../../tests/support/site/sample-story.ts';
import { storyMeta } from '../../pages/story-meta.ts';
import { headMarkup } from './head.ts';

const headFor = (headline: string) => {
	const context = sampleContext();
	return headMarkup(storyMeta(sampleStory({ headline, title: headline, description: headline }), context), context);
};

describe('the head of a page', () => {
	it.each([
		['the end of a script', '</script><script>alert(1)</script>'],
		['a comment and a closing title', '<!-- </title><img src=x onerror=alert(1)>'],
		['quotes', `"Hola" dijo 'Ana' & se fue`],
		['emoji', '🔥 Ganó 👨‍👩‍👧 la final'],
		['line separators', 'uno\u2028dos\u2029tres'],
		['three hundred characters', 'áéíóú '.repeat(50).trim()],
	])('says a headline with %s as it is, and nothing else', (_what, headline) => {
		const html = headFor(headline);
		const { titles, metas } = headOf(`${html}</head>`);
		expect(titles).toEqual([`${headline} | TN`]);
		expect([metas.get('og:title'), metas.get('og:image:alt')]).toEqual([[`${headline} | TN`], [headline]]);
		expect(jsonLdOf(html)).toEqual({ types: ['NewsArticle', 'BreadcrumbList'], errors: [] });
		expect(html.match(/<script/g)).toHaveLength(2);
		expect(html).not.toContain('<img');
	});
});
