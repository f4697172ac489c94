import type { ChangedAnswer, Changes } from '../programs/changed-site.ts';

/** A fault of a page of a story: how the report names it, and the changes of a site that make it. */
type Fault = readonly [kind: string, changes: (path: string) => Changes];

/** Something else in the HTML of the page. Throws when there is nothing to change, since then there would be no fault. */
const replaced =
	(pattern: RegExp, by: string) =>
	(path: string): Changes => ({ [path]: { change: (body) => ({ body: bodyWith(body, pattern, by) }) } });

function bodyWith(body: string, pattern: RegExp, by: string): string {
	if (body !== '' && !pattern.test(body)) throw new Error(`no ${pattern} in the page`);
	return body.replace(pattern, by);
}

const answered =
	(answer: ChangedAnswer) =>
	(path: string): Changes => ({ [path]: { change: () => answer } });

const redirect = (status: number, to: string): ChangedAnswer => ({ status, headers: { location: to }, body: '' });

/** Where a moved page is. */
const newPath = (path: string): string => `/mudadas${path}`;
const pageAt = (path: string): Changes => ({
	[newPath(path)]: { as: path, change: (body) => ({ body: body.replaceAll(new RegExp(`(:\\d+)${path}"`, 'g'), `$1${newPath(path)}"`) }) },
});
const movedBy =
	(status: number) =>
	(path: string): Changes => ({
		...pageAt(path),
		[path]: { change: () => redirect(status, newPath(path)) },
	});
const movedTwice = (path: string): Changes => ({
	...pageAt(path),
	[path]: { change: () => redirect(301, `/primero${path}`) },
	[`/primero${path}`]: { change: () => redirect(301, newPath(path)) },
});

const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}"[^>]*>`);

/** Twenty faults, one for a story each. */
export const twentyFaults: readonly Fault[] = [
	['Page missing', answered({ status: 404 })],
	['Page missing', answered({ status: 500 })],
	['Leads to another page', answered(redirect(301, '/'))],
	['Temporary redirect', movedBy(302)],
	['Chain of redirects', movedTwice],
	['Moved', movedBy(301)],
	['Closed to search engines', replaced(meta('robots'), '<meta name="robots" content="noindex">')],
	['Closed to search engines', answered({ headers: { 'x-robots-tag': 'noindex' } })],
	['Other limits for search engines', replaced(meta('robots'), '')],
	['Other canonical address', replaced(/(<link rel="canonical" href=")[^"]+/, '$1/otra/')],
	['Other title', replaced(/<title>[^<]+/, '<title>Página')],
	['Other main heading', replaced(/(<h1[^>]*>)[^<]+/, '$1Otro título')],
	['Other description', replaced(meta('description'), '')],
	['Pictures missing', replaced(/<img\b/g, '<i')],
	['JSON-LD that cannot be read', replaced(/(<script type="application\/ld\+json">)\{/, '$1')],
	['Other headline in JSON-LD', replaced(/"headline":"[^"]+"/, '"headline":"Otro"')],
	['Other date in JSON-LD', replaced(/"datePublished":"[^"]+"/, '"datePublished":"2001-01-01T00:00:00Z"')],
	['Text missing', replaced(/(<p\b[^>]*>)[^<]{30,}/g, '$1')],
	['Broken link', replaced(/<\/main>/, '<a href="/no-esta/">Más</a></main>')],
	['Broken picture', replaced(/<\/main>/, '<img src="/no-esta.jpg" alt=""></main>')],
];
