import { isArticle, ofTheSite } from '../page/json-ld.ts';
import type { MainObject, PageFacts } from '../page/page.ts';
import { lost, missing, text } from './compare-head.ts';
import { type Difference, nothing } from './difference.ts';

type JsonLd = PageFacts['jsonLd'];

/** Compares the types of a page's JSON-LD and the fields of its main object. */
export function compareJsonLd(old: JsonLd, fresh: JsonLd): readonly Difference[] {
	const broken: readonly Difference[] =
		fresh.broken > old.broken ? [{ kind: 'jsonLdSyntax', old: `${old.broken}`, new: `${fresh.broken}` }] : [];
	return [...broken, ...(broken.length > 0 ? [] : [...compareTypes(old, fresh), ...compareMain(old.main, fresh.main)])];
}

/** All types of articles count as one: search results treat them alike. */
function compareTypes(old: JsonLd, fresh: JsonLd): readonly Difference[] {
	const types = old.types.filter((type) => !ofTheSite.has(type) && !(isArticle([type]) && isArticle(fresh.types)));
	return missing('jsonLdType', types, fresh.types);
}

function compareMain(old: MainObject | undefined, fresh: MainObject | undefined): readonly Difference[] {
	if (!old || !fresh || isArticle([old.type]) !== isArticle([fresh.type])) return [];
	return [
		...text('headline', old.headline, fresh.headline),
		...compareDates(old.datePublished, fresh.datePublished),
		...text('author', old.authors.join(', '), fresh.authors.join(', ')),
		...lost('image', old.hasImage ? 'image' : '', fresh.hasImage ? 'image' : ''),
	];
}

/** Two dates are equal if they are the same moment, in any time zone. A date without a time is compared by its day. */
function compareDates(old: string, fresh: string): readonly Difference[] {
	const [was, is] = [Date.parse(old), Date.parse(fresh)];
	const isDay = old.length <= 10 && fresh.startsWith(old);
	return Number.isNaN(was) || isDay || Math.abs(was - is) < 1000 ? [] : [{ kind: 'datePublished', old, new: fresh || nothing }];
}
