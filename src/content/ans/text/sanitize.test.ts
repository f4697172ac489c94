import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../tests/support/cpu-time.ts';
import { isInert } from '../fixtures/is-inert.ts';
import { xssPayloads } from '../fixtures/xss-payloads.ts';
import { maxTags, plainText, prefix, sanitize, shortenHtml } from './sanitize.ts';

const rules = { origins: ['https://tn.test'], sponsored: false };

const timed = (html: string) => cpuTime(() => sanitize(html, rules));

describe('inline HTML', () => {
	it.each(xssPayloads)('W05 %j is inert', (payload) => {
		expect(isInert(sanitize(payload, rules))).toBe(true);
		expect(isInert(sanitize(`<b>${payload}</b>`, rules))).toBe(true);
		expect(isInert(sanitize(sanitize(payload, rules), rules))).toBe(true);
	});

	it('W05 payloads that are mixed and cut at random are inert', () => {
		const piece = fc.tuple(fc.constantFrom(...xssPayloads), fc.nat(80)).map(([payload, end]) => payload.slice(0, end));
		fc.assert(
			fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 6 }), (pieces) => isInert(sanitize(pieces.join(''), rules))),
			{ numRuns: 500 },
		);
	});

	it('emphasis, marks, breaks and links stay', () => {
		const html =
			'Un <b>a</b> <i>b</i> <em>c</em> <strong>d</strong> <mark>e</mark> <sub>f</sub><sup>g</sup><br /><span>h</span> <s>i</s> <code>j</code>';
		expect(sanitize(html, rules)).toBe(html);
	});

	it('other tags are removed and their words stay; scripts are removed with their words', () => {
		expect(sanitize('<p>uno <u>dos</u></p><script>tres</script>', rules)).toBe('uno dos');
	});

	it.each([
		'script',
		'style',
		'textarea',
		'option',
		'xmp',
		'svg',
		'math',
		'iframe',
		'noscript',
		'noembed',
		'noframes',
		'template',
		'object',
		'title',
	])('W05 <%s> is removed with what is inside', (tag) => {
		expect(sanitize(`uno <${tag}>dos</${tag}>tres`, rules)).toBe('uno tres');
		expect(plainText(`uno <${tag}>dos</${tag}>tres`)).toBe('uno tres');
	});

	it('has at most twenty tags inside one another', () => {
		expect(sanitize(`${'<b>'.repeat(30)}x`, rules)).toBe(`${'<b>'.repeat(20)}x${'</b>'.repeat(20)}`);
	});

	it('has no spaces around it', () => {
		expect([sanitize(' uno ', rules), sanitize(' <b>uno</b> ', rules)]).toEqual(['uno', '<b>uno</b>']);
	});

	it.each(['http://otro.test/x', 'https://otro.test/x', 'mailto:ana@otro.test', 'tel:+5411'])('a link may lead to %s', (href) => {
		expect(sanitize(`<a href="${href}">x</a>`, rules)).toContain(`<a href="${href}"`);
	});

	it('a link to another site has rel=noopener, and rel=sponsored in a paid story', () => {
		expect(sanitize('<a href="https://otro.test/x" target="_blank">x</a>', rules)).toBe(
			'<a href="https://otro.test/x" rel="noopener">x</a>',
		);
		expect(sanitize('<a href="https://otro.test/x">x</a>', { ...rules, sponsored: true })).toBe(
			'<a href="https://otro.test/x" rel="sponsored noopener">x</a>',
		);
		expect(sanitize('<a href="https://tn.test/x">x</a>', rules)).toBe('<a href="https://tn.test/x">x</a>');
		expect(sanitize('<a href="/x/" rel="evil">x</a> <a href="mailto:a@b.test">y</a>', rules)).toBe(
			'<a href="/x/">x</a> <a href="mailto:a@b.test">y</a>',
		);
	});

	it('a link whose address is not allowed keeps only its words', () => {
		expect(sanitize('<a href="javascript:alert(1)">x</a>', rules)).toBe('<a>x</a>');
	});

	it.each(['<div>', '<b>', '<a href="/x">', '<', '<a href=', '<!--', '&', '"<', '<b>x</b>', '<b x=1 y=2>', '</b>', '<svg><b>'])(
		'C10 a megabyte of %j is sanitized within 500 ms',
		async (piece) => {
			expect(await timed(piece.repeat(1_000_000 / piece.length))).toBeLessThan(500);
		},
	);
});

describe('the words of HTML', () => {
	it('have no tags and no escapes, and a break separates them', () => {
		expect(plainText('<p>Uno&nbsp;&amp; <b>d</b>os<br>tres</p><p>cuatro</p>')).toBe('Uno\u00A0& dos tres cuatro');
		expect(plainText('<script>alert(1)</script>&lt;b&gt;')).toBe('<b>');
		expect(plainText('&quot;Gol&quot; de <b>Boca</b>')).toBe('"Gol" de Boca');
	});

	it('are all there, however many links and marks are in a line', () => {
		const words = Array.from({ length: 3_000 }, (_, at) => `uno ${at}`).join(' ');
		const html = words.replace(/\d+/g, (digits) => `<b>${digits}</b> <a href="/x/" rel="nofollow">${digits}</a>`);
		expect(plainText(html)).toBe(words.replace(/\d+/g, '$& $&'));
	});

	it('are escaped when they precede HTML', () => {
		expect(prefix('<Córdoba> —', sanitize('<b>Hoy</b>', rules))).toBe('&lt;Córdoba&gt; — <b>Hoy</b>');
		expect(prefix('"A" & B', sanitize('C', rules))).toBe('&quot;A&quot; &amp; B C');
	});
});

it('C10 HTML is cut before the first tag beyond the limit', () => {
	const longest = '<b>'.repeat(maxTags);
	expect(shortenHtml(`${longest}x`)).toBe(`${longest}x`);
	expect(shortenHtml(`${longest}x<i>y`)).toBe(`${longest}x`);
	expect(shortenHtml('x')).toBe('x');
});
