import sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import type { SafeHtml } from '#content/contract';
import { cleanText } from './clean-text.ts';
import { escapeHtml } from './escape-html.ts';
import { type LinkRules, readHref } from './read-href.ts';

// The only place that makes SafeHtml.
const safeHtmlSchema = v.pipe(v.string(), v.brand('SafeHtml'));

/** Elements whose content is not text of the story and is removed with them. The first five are the library's default. */
const removedWithContent = [
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
];

const allowed: sanitizeHtml.IOptions = {
	allowedTags: ['a', 'b', 'i', 'em', 'strong', 'mark', 's', 'sub', 'sup', 'code', 'br', 'span'],
	allowedAttributes: { a: ['href', 'rel'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	nonTextTags: removedWithContent,
	nestingLimit: 20,
};

/**
 * Sanitizes inline HTML of an editor or provider, so that nothing in it runs (W05). Stories are sanitized when they are read, so tighter
 * rules also apply to old stories (C03).
 */
export function sanitize(html: string, rules: LinkRules): SafeHtml {
	if (!isHtml(html)) return v.parse(safeHtmlSchema, html.trim());
	return v.parse(safeHtmlSchema, sanitizeHtml(shortenHtml(html), { ...allowed, transformTags: { a: anchor(rules) } }).trim());
}

// Most texts have none of these characters and so are not HTML. Skipping the sanitizer for them is twenty times faster.
const isHtml = (text: string): boolean => /[<>&]/.test(text);

const anchor =
	(rules: LinkRules): sanitizeHtml.Transformer =>
	(_tag, { href }) => ({ tagName: 'a', attribs: link(href, rules) });

function link(address: string | undefined, { origins, sponsored }: LinkRules): sanitizeHtml.Attributes {
	const target = address === undefined ? undefined : readHref(address, origins);
	if (!target) return {};
	const rel = [...(target.external && sponsored ? ['sponsored'] : []), ...(target.external ? ['noopener'] : [])];
	// The library leaves out an attribute without a value.
	return { href: target.href, rel: rel.join(' ') };
}

/** A tag of an element inside a line. A text whose only markup they are needs no parser, which is ten times slower. */
const inlineTag = /<\/?(?:a|b|i|em|strong|mark|s|sub|sup|code|span|u)(?:\s[^<>]*)?>/g;

/** The words of inline HTML, for places without HTML: text alternatives, search, counts. */
export function plainText(html: string): string {
	const withoutTags = html.replace(inlineTag, '');
	if (!isHtml(withoutTags)) return cleanText(withoutTags);
	const spaced = shortenHtml(html).replace(/<(?=br|p|\/p|div|li)/gi, ' <');
	const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: removedWithContent });
	return cleanText(words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
}

/** Puts plain words before safe HTML. */
export const prefix = (words: string, html: SafeHtml): SafeHtml => v.parse(safeHtmlSchema, `${escapeHtml(cleanText(words))} ${html}`);

/** The most tags in one piece of inline HTML. A long article pasted into one paragraph has some hundreds. */
export const maxTags = 5_000;

/**
 * Cuts HTML before its first tag beyond the limit. The time of HTML parsers grows with the square of the open tags: a megabyte of them
 * took 25 seconds.
 */
export const shortenHtml = (html: string): string => html.slice(0, endOfTags(html));

/** The index of the first tag beyond the limit; undefined when there is none. */
export function endOfTags(html: string): number | undefined {
	let at = -1;
	for (let tags = 0; tags <= maxTags; tags += 1) {
		at = html.indexOf('<', at + 1);
		if (at === -1) return undefined;
	}
	return at;
}
