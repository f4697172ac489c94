/** How much a kind of difference costs: the page itself, its rank, or how it is shown elsewhere. */
export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

type Kind = { readonly severity: Severity; readonly title: string; readonly advice: string };

/** The kinds of differences, the most costly first, with what to do about each. */
export const differenceKinds = {
	missing: kind('high', 'Page missing', 'Bring the page, or redirect its address: readers and search engines find an error here.'),
	elsewhere: kind(
		'high',
		'Leads to another page',
		'Redirect to the page that has this content: search engines take a redirect to a front page for a missing page.',
	),
	noindex: kind('high', 'Closed to search engines', 'Take `noindex` away, or the page leaves the search results.'),
	canonical: kind(
		'high',
		'Other canonical address',
		'Let the page name the address that it named before: search engines list only that one.',
	),
	contentType: kind('high', 'Other kind of file', 'Answer with the same media type as before.'),
	words: kind('high', 'Text missing', 'Look whether the story is whole: its first words are not on the new page.'),
	opened: kind('medium', 'Open to search engines', 'The old page was closed to search engines: look whether the new one should be.'),
	temporary: kind('medium', 'Temporary redirect', 'Answer with 301 or 308, which tell search engines that the page has moved for good.'),
	chain: kind('medium', 'Chain of redirects', 'Redirect to the last address at once.'),
	snippet: kind(
		'medium',
		'Other limits for search engines',
		'Keep the directives of `robots`, such as `max-image-preview:large`, which decide how results look.',
	),
	title: kind('medium', 'Other title', 'Keep the `<title>`, the line that search results show.'),
	heading: kind('medium', 'Other main heading', 'Keep the `<h1>`.'),
	jsonLdSyntax: kind('medium', 'JSON-LD that cannot be read', 'Mend the block: it is no JSON, and search engines pass it over.'),
	jsonLdType: kind('medium', 'JSON-LD type missing', 'Add objects of this type, which decide for what results the page is eligible.'),
	headline: kind('medium', 'Other headline in JSON-LD', 'Keep `headline`.'),
	datePublished: kind(
		'medium',
		'Other date in JSON-LD',
		'Keep `datePublished`: with another date, the story is new or old for search engines.',
	),
	languages: kind('medium', 'Language alternates missing', 'Keep the `hreflang` links.'),
	oldLink: kind(
		'medium',
		'Link of the old page not answered',
		'Bring the page or file, or redirect its address: readers followed this link.',
	),
	newLink: kind('medium', 'Broken link', 'Mend the link, which leads nowhere on the new site.'),
	pictures: kind('medium', 'Pictures missing', 'Look which pictures of the story did not come along.'),
	brokenPicture: kind('medium', 'Broken picture', 'Mend the picture: the new site does not answer its address.'),
	moved: kind(
		'low',
		'Moved',
		'Nothing to mend, if the redirect leads to the same content. Links inside the site can name the new address.',
	),
	description: kind('low', 'Other description', 'Keep the description, which search results often show.'),
	language: kind('low', 'Other language', 'Keep the `lang` of the page.'),
	author: kind('low', 'Other author in JSON-LD', 'Keep the names of `author`.'),
	image: kind('low', 'No image in JSON-LD', 'Add `image`, without which results have no picture.'),
	shareTitle: kind('low', 'Other og:title', 'Keep the title that shared links show.'),
	shareDescription: kind('low', 'Other og:description', 'Keep the description that shared links show.'),
	shareType: kind('low', 'Other og:type', 'Keep the type.'),
	shareAddress: kind('low', 'Other og:url', 'Let it name the same page as the canonical address: shares are counted by it.'),
	shareImage: kind('low', 'No og:image', 'Add a picture for shared links.'),
	shareCard: kind('low', 'No twitter:card', 'Add the kind of card.'),
	ampPage: kind('low', 'AMP page missing', 'Link to the AMP page, or redirect the old one to this page.'),
} as const;

export type DifferenceKind = keyof typeof differenceKinds;

/** A difference: the value on the old page and on the new one; a dash means no value. */
export type Difference = { readonly kind: DifferenceKind; readonly old: string; readonly new: string };

/** Shown where a page has no value. */
export const nothing = '–';

function kind(severity: Severity, title: string, advice: string): Kind {
	return { severity, title, advice };
}
