import { type BrandId, brandList } from '#brands';
import type { ListQuery } from '../contract/contract.ts';
import { feedTokens, TokenReader } from './feed-tokens.ts';
import { refuse } from './refusals.ts';

/** The kind of term that a field of ANS is listed under. */
const termOfField: ReadonlyMap<string, string> = new Map([
	['type', 'type'],
	['subtype', 'subtype'],
	['source.source_type', 'source'],
	['distributor.category', 'source'],
	['taxonomy.tags.slug', 'tag'],
	['credits.by.slug', 'author'],
	['credits.by._id', 'author'],
	['taxonomy.sections._id', 'section'],
	['taxonomy.primary_section._id', 'section'],
	['canonical_website', 'canonical'],
]);

/** Fields whose condition every listed work fulfils. */
const alwaysTrue: ReadonlySet<string> = new Set(['revision.published', 'published']);

/** The terms of a list: all of `all`, at least one of `any` and none of `none`. */
export type FeedTerms = Pick<Required<ListQuery>, 'all' | 'any' | 'none'>;

type Clause = { readonly excluded: boolean; readonly terms: readonly string[] };

/**
 * Parses the part of Lucene's syntax that pages of this product use: `field:value`, `field:(a OR b)` and `(field:a OR field:b)`, joined
 * by AND (or a space), or all by OR; NOT, `-` and `+` before a clause; `*` for everything. Refuses anything else. `brand` is the one whose
 * works are listed.
 */
export function feedQuery(query: string, brand: BrandId): FeedTerms {
	const tokens = new TokenReader(feedTokens(query) ?? unreadable(query));
	const clauses: Clause[] = [];
	const operators = new Set<string>();
	while (!tokens.done) {
		clauses.push(readClause(tokens, brand));
		if (!tokens.done) operators.add(tokens.take('OR', '||') ? 'OR' : takeAnd(tokens));
	}
	if (operators.size > 1) unreadable('AND and OR without parentheses');
	return operators.has('OR') ? oneOf(clauses) : everyOne(clauses);
}

function takeAnd(tokens: TokenReader): 'AND' {
	tokens.take('AND', '&&');
	return 'AND';
}

function readClause(tokens: TokenReader, brand: BrandId): Clause {
	const excluded = tokens.take('NOT', '-', '!');
	if (!excluded) tokens.take('+');
	const first = tokens.next();
	if (first === '*') return { excluded, terms: [] };
	if (first === '(') return { excluded, terms: readGroup(tokens, '') };
	if (first.endsWith(':(')) return { excluded, terms: readGroup(tokens, first.slice(0, -1)) };
	const terms = termOf(first);
	return terms[0] === `canonical:${brand}` ? { excluded: !excluded, terms: elsewhere(brand) } : { excluded, terms };
}

/** Works have a term for the brand of their main address only where that is another one. */
const elsewhere = (brand: BrandId): readonly string[] => brandList.filter(({ id }) => id !== brand).map(({ id }) => `canonical:${id}`);

/** Reads the alternatives in parentheses, joined by OR; `field` is put before each. */
function readGroup(tokens: TokenReader, field: string): readonly string[] {
	const terms: string[] = [...termOf(`${field}${tokens.next()}`)];
	while (!tokens.take(')')) {
		if (!tokens.take('OR', '||')) unreadable('parentheses without OR');
		terms.push(...termOf(`${field}${tokens.next()}`));
	}
	return terms;
}

function termOf(clause: string): readonly string[] {
	const [field = '', rawValue = ''] = clause.split(/:(.*)/s);
	const value = rawValue.replace(/^"(.*)"$/s, '$1').replaceAll(/\\(.)/g, '$1');
	if (alwaysTrue.has(field)) return [];
	const term = termOfField.get(field);
	if (term === undefined || value === '' || value.startsWith('[')) return unreadable(clause);
	return [`${term}:${term === 'section' ? value.replace(/(?<=.)\/$/, '') : value}`];
}

function oneOf(clauses: readonly Clause[]): FeedTerms {
	if (clauses.some(({ excluded }) => excluded)) unreadable('NOT beside OR');
	return { all: [], any: clauses.flatMap(({ terms }) => terms), none: [] };
}

function everyOne(clauses: readonly Clause[]): FeedTerms {
	const wanted = clauses.filter(({ excluded }) => !excluded).map(({ terms }) => terms);
	const groups = wanted.filter((terms) => terms.length > 1);
	if (groups.length > 1) unreadable('a second group of OR');
	return {
		all: wanted.filter((terms) => terms.length === 1).flat(),
		any: groups.flat(),
		none: clauses.filter(({ excluded }) => excluded).flatMap(({ terms }) => terms),
	};
}

function unreadable(part: string): never {
	return refuse('invalid-query', { message: `The feed query is not understood at ${JSON.stringify(part.slice(0, 60))}.` });
}
