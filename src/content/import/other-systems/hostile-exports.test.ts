import { describe, expect, it } from 'vitest';
import { byForm } from '../../../../tests/support/form.ts';
import { htmlIn } from '../../ans/fixtures/html-in.ts';
import { isInert } from '../../ans/fixtures/is-inert.ts';
import { testContext } from '../../ans/fixtures/test-context.ts';
import { readStory } from '../../ans/read-story.ts';
import { acceptOrRefuse } from '../../publish/bulk/check-all.ts';
import { importExport } from './import-export.ts';
import { postMeta, wxr, wxrItem } from './wxr.ts';

const body = `<!-- wp:image {"id":9} --><figure class="wp-block-image alignleft"><a href="/a"><img class="wp-image-9" src="/a.jpg"/></a><figcaption>Pie</figcaption></figure><!-- /wp:image -->
<ul><li>Uno<ol><li>Dos</li></ol></li></ul><table><tr><th>A</th></tr><tr><td>1</td></tr></table><blockquote class="twitter-tweet"><a href="https://x.com/tn/status/123456">x</a></blockquote>
[caption caption="Al pie"]<img src="/b.jpg">[/caption][gallery ids="9,8"][video mp4="/a.mp4"]<!-- wp:block {"ref":5} /-->`;

const wordpress = wxr(
	wxrItem({ post_id: '7', link: 'https://diario.test/una/', content: body, more: postMeta('_thumbnail_id', '9') }) +
		wxrItem({ post_id: '9', post_type: 'attachment', attachment_url: 'https://img.test/a.jpg' }),
	'<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>a</wp:category_nicename><wp:category_parent>a</wp:category_parent></wp:category>',
);

const lexical = {
	root: {
		children: [
			{ type: 'paragraph', children: [{ type: 'text', text: 'Uno', format: 3 }] },
			{ type: 'image', src: '/a.jpg' },
		],
	},
};
const mobiledoc = {
	markups: [['a', ['href', '/a']]],
	cards: [['hr', {}]],
	sections: [
		[1, 'p', [[0, [0], 1, 'x']]],
		[10, 0],
	],
};
const rows = [
	{ id: '1', title: 'Uno', slug: 'uno', html: body, published_at: '2020-01-01T00:00:00Z' },
	{ id: '2', title: 'Dos', slug: 'dos', lexical: JSON.stringify(lexical), published_at: 1_500_000_000_000 },
	{ id: '3', title: 'Tres', slug: 'tres', mobiledoc: JSON.stringify(mobiledoc), status: 'draft' },
];
const ghost = JSON.stringify({
	db: [{ data: { posts: rows, tags: [{ id: 1, name: 'a', slug: 'a' }], posts_tags: [{ post_id: '1', tag_id: 1 }] } }],
});

const rss = `<rss><channel><item><title>Uno</title><guid>1</guid><link>https://diario.test/uno/</link><description>${body.replaceAll('<', '&lt;')}</description></item></channel></rss>`;

const arc = JSON.stringify({
	content_elements: [
		{
			...{ _id: 'A', type: 'story', version: '0.10.12', headlines: { basic: 'Uno' }, display_date: '2020-01-01T00:00:00Z' },
			websites: { tn: { website_url: '/uno/', website_section: { _id: '/a', _website: 'tn', type: 'section', name: 'A' } } },
			taxonomy: { sections: [{ _id: '/a', _website: 'tn', type: 'section', name: 'A' }] },
			content_elements: [{ type: 'text', content: 'Uno <b>y</b> dos' }],
		},
		{ type: 'redirect', _id: 'R', version: '0.10.12', website: 'tn', canonical_url: '/antes/', redirect_url: '/uno/' },
		{ _id: '/', children: [{ _id: '/a', _website: 'tn', node_type: 'section', name: 'A', parent: { default: '/' } }] },
	],
});

/** Numbers that look random and are the same each time. */
function* numbers(seed: number): Generator<number, never> {
	for (let state = seed; ; ) {
		state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
		yield state / 2 ** 32;
	}
}

const harm = [
	'<script>x()</script>',
	'"',
	'<',
	']]>',
	'[',
	'{',
	'}',
	'\\',
	'\u0000',
	'%',
	'<div>'.repeat(300),
	' onerror="x()" ',
	'javascript:x()',
	'\ud83d',
];

/** A text with some pieces cut out, doubled or made hostile. */
function mutated(text: string, seed: number): string {
	const random = numbers(seed);
	const below = (limit: number) => Math.floor(random.next().value * limit);
	let result = text;
	for (let change = below(6) + 1; change > 0; change -= 1) {
		const at = below(result.length);
		const end = at + below(60);
		const put = [harm[below(harm.length)] ?? '', '', result.slice(at, end).repeat(2)][below(3)];
		result = result.slice(0, at) + put + result.slice(end);
	}
	return result;
}

/** The HTML that readers get of a document, without raw HTML, which they get in a closed frame. None of a document that publishing refuses. */
function htmlForReaders(document: string): readonly string[] {
	const accepted = acceptOrRefuse(document, testContext.now);
	if (!('incoming' in accepted) || accepted.incoming.kind !== 'work') return [];
	return htmlIn(readStory(accepted.incoming.document, testContext));
}

describe('hostile exports', () => {
	it.each([
		['wordpress', wordpress],
		['ghost', ghost],
		['arc', arc],
		['rss', rss],
	] as const)(
		`of %s, ${byForm(100, 2_000)} times changed at random, never end the import nor bring readers markup that runs`,
		{ tags: 'slow' },
		async (from, text) => {
			for (let seed = 1; seed <= byForm(100, 2_000); seed += 1) {
				const texts: string[] = [];
				const checkAll = async (_from: unknown, given: readonly string[]) => {
					texts.push(...given);
					return [];
				};
				const events = await importExport(mutated(text, seed), {
					from,
					site: 'https://ghost.test',
					content: { putSeries: () => ({ add: (given) => checkAll(undefined, given), finish: async () => [] }), checkAll },
				});
				expect(Array.isArray(events)).toBe(true);
				expect(texts.flatMap(htmlForReaders).filter((html) => !isInert(html))).toEqual([]);
			}
		},
	);
});
