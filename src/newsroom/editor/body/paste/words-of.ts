// Which emphasis and which link an element of a clipboard means.
import { attributesOf, type Branch, styleOf } from './pasted-node.ts';

/** A tag around words. */
type Emphasis = { readonly tag: string; readonly attributes?: Readonly<Record<string, string>> };

export const startOf = ({ tag, attributes = {} }: Emphasis): string => `<${tag}${attributesOf(attributes)}>`;

const sameTag: Readonly<Record<string, string>> = {
	...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', s: 's', strike: 's', del: 's' },
	...{ sub: 'sub', sup: 'sup', mark: 'mark', code: 'code' },
};

/** The tags for an element: those that its name or its style means. */
export function emphasisOf(node: Branch): readonly Emphasis[] {
	if (node.name === 'a') return linkOf(node.attribs.href ?? '');
	const style = styleOf(node);
	const own = sameTag[node.name];
	// Google Docs wraps everything in a <b> that is not bold.
	const isPlain = /^(?:normal|[1-4]00)$/.test(style.get('font-weight') ?? '');
	const named = own !== undefined && !(own === 'strong' && isPlain) ? [own] : [];
	return [...new Set([...named, ...tagsOfStyle(style)])].map((tag) => ({ tag }));
}

function tagsOfStyle(style: ReadonlyMap<string, string>): readonly string[] {
	const is = (name: string, values: RegExp) => values.test(style.get(name) ?? '');
	return [
		...(is('font-weight', /^(?:bold(?:er)?|[6-9]00)$/) ? ['strong'] : []),
		...(is('font-style', /^(?:italic|oblique)/) ? ['em'] : []),
		...(is('text-decoration', /line-through/) || is('text-decoration-line', /line-through/) ? ['s'] : []),
		...(is('vertical-align', /^super$/) ? ['sup'] : []),
		...(is('vertical-align', /^sub$/) ? ['sub'] : []),
	];
}

/** Parameters of addresses that only serve to count where readers come from. */
const counting = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igsh|ref_src)$/;

function linkOf(href: string): readonly Emphasis[] {
	const url = URL.parse(href.trim());
	if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return [];
	// Google Docs links through an address that counts the clicks.
	const target = url.hostname === 'www.google.com' && url.pathname === '/url' ? (url.searchParams.get('q') ?? '') : '';
	if (target !== '') return linkOf(target);
	const counted = [...url.searchParams.keys()].filter((name) => counting.test(name));
	for (const name of counted) url.searchParams.delete(name);
	return [{ tag: 'a', attributes: { href: counted.length === 0 ? href.trim() : url.href } }];
}
