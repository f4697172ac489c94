import { describe, expect, it } from 'vitest';
import { byForm } from '../../../../tests/support/form.ts';
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

/** Whether a document has markup that runs: not in its plain words, which pages escape, nor in raw HTML, which readers get in a closed frame. */
function runs(document: string): boolean {
	const { headlines, subheadlines, description, credits, taxonomy, ...markup } = JSON.parse(document);
	const text = JSON.stringify(markup).replace(/\{"type":"(raw_html|code)"[^}]*\}/g, '');
	return /<script|<[^>]* onerror|href=\\"javascript/i.test(text);
}

describe('hostile exports', () => {
	it.each([
		['wordpress', wordpress],
		['ghost', ghost],
		['rss', rss],
	] as const)(
		`of %s, ${byForm(100, 2_000)} times changed at random, never end the import nor bring markup that runs`,
		async (from, text) => {
			for (let seed = 1; seed <= byForm(100, 2_000); seed += 1) {
				const texts: string[] = [];
				const putAll = async (_from: unknown, given: readonly string[]) => {
					texts.push(...given);
					return [];
				};
				const events = await importExport(mutated(text, seed), { from, site: 'https://ghost.test', content: { putAll } });
				expect(Array.isArray(events)).toBe(true);
				expect(texts.filter(runs)).toEqual([]);
			}
		},
	);
});
