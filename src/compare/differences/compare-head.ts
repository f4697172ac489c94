import { isSamePlace, type OneSite } from '../addresses/one-site.ts';
import type { PageFacts } from '../page/page.ts';
import { comparable } from '../page/plain-words.ts';
import { type Difference, type DifferenceKind, nothing } from './difference.ts';

/** Two pages and their addresses. `robots` joins the directives of the page and of its header. */
export type PagePair = {
	readonly site: OneSite;
	readonly old: PageFacts & { readonly address: string; readonly allRobots: string };
	readonly fresh: PageFacts & { readonly address: string; readonly allRobots: string; readonly text: string };
};

/** Compares what a page tells search engines and social networks. */
export const compareHead = (pair: PagePair): readonly Difference[] => [
	...compareRobots(pair),
	...comparePlaces(pair, 'canonical', ({ canonical }) => canonical),
	...[
		text('title', pair.old.title, pair.fresh.title),
		text('heading', pair.old.heading, pair.fresh.heading),
		text('description', pair.old.description, pair.fresh.description),
		text('language', pair.old.language.toLowerCase(), pair.fresh.language.toLowerCase()),
		lost('ampPage', pair.site.shown(pair.old.ampPage), pair.fresh.ampPage),
		missing('languages', pair.old.languages, pair.fresh.languages),
	].flat(),
	...compareSharing(pair),
];

function compareSharing(pair: PagePair): readonly Difference[] {
	const [old, fresh] = [pair.old.sharing, pair.fresh.sharing];
	const textOf = (kind: DifferenceKind, name: string) => text(kind, old[name] ?? '', fresh[name] ?? '');
	const lostOf = (kind: DifferenceKind, name: string) => lost(kind, old[name] ?? '', fresh[name] ?? '');
	return [
		...textOf('shareTitle', 'og:title'),
		...textOf('shareDescription', 'og:description'),
		...textOf('shareType', 'og:type'),
		...comparePlaces(pair, 'shareAddress', ({ sharing }) => sharing['og:url'] ?? ''),
		...lostOf('shareImage', 'og:image'),
		...lostOf('shareCard', 'twitter:card'),
	];
}

/** A text of the old page that the new one lacks or words differently. */
export const text = (kind: DifferenceKind, old: string, fresh: string): readonly Difference[] =>
	old === '' || comparable(old) === comparable(fresh) ? [] : [{ kind, old, new: fresh || nothing }];

/** Something that the old page has and the new one lacks. A different value is no difference. */
export const lost = (kind: DifferenceKind, old: string, fresh: string): readonly Difference[] =>
	old !== '' && fresh === '' ? [{ kind, old, new: nothing }] : [];

/** Each thing of the old page that the new one lacks. */
export const missing = (kind: DifferenceKind, old: readonly string[], fresh: readonly string[]): readonly Difference[] =>
	old.filter((one) => !fresh.includes(one)).map((one) => ({ kind, old: one, new: nothing }));

/** A page that named itself must still name itself at its new address; a page that named another one must still name that one. */
function comparePlaces({ site, old, fresh }: PagePair, kind: DifferenceKind, of: (page: PageFacts) => string): readonly Difference[] {
	const [was, is] = [of(old), of(fresh)].map((address) => (address === '' ? '' : site.shown(address)));
	if (!was) return [];
	const expected = isSamePlace(was, site.shown(old.address)) ? site.shown(fresh.address) : was;
	return is && isSamePlace(expected, is) ? [] : [{ kind, old: was, new: is || nothing }];
}

/** The directives of robots that decide how search results look. */
const looks = /^(?:nosnippet|noarchive|noimageindex|max-(?:image-preview|snippet|video-preview):.+)$/;

function compareRobots({ old, fresh }: PagePair): readonly Difference[] {
	const [was, is] = [directivesOf(old.allRobots), directivesOf(fresh.allRobots)];
	const [wasClosed, isClosed] = [was, is].map((directives) => directives.includes('noindex') || directives.includes('none'));
	if (isClosed !== wasClosed)
		return [{ kind: isClosed ? 'noindex' : 'opened', old: was.join(', ') || nothing, new: is.join(', ') || nothing }];
	const [oldLooks, newLooks] = [was, is].map((directives) => directives.filter((one) => looks.test(one)).join(', '));
	return oldLooks === newLooks || oldLooks === '' ? [] : [{ kind: 'snippet', old: oldLooks ?? '', new: newLooks || nothing }];
}

/** `max-snippet:-1` and the like state the default. */
const directivesOf = (robots: string): readonly string[] => {
	const directives = robots
		.toLowerCase()
		.split(',')
		.map((one) => one.trim().replace(/:\s+/, ':'));
	return [...new Set(directives)].filter((one) => one !== '' && !one.endsWith(':-1')).sort();
};
