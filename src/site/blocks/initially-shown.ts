import type { BodyElement, List, SafeHtml, Story } from '#content/contract';
import type { BlockPage, ShownStories } from '../block.ts';

/** Stories that no list of the page may repeat: the story that the page is about, and those that its text links to. */
export function initiallyShown({ subject, context: { origins, brand } }: BlockPage): ShownStories {
	if (subject.kind !== 'story') return new Set();
	const origin = origins[brand.id];
	const linked = linksOf(subject.story).map((href) => pathOn(origin, href));
	return new Set([subject.story.href, ...linked]);
}

const linksOf = ({ body, entries }: Story): readonly string[] =>
	[...body, ...entries.flatMap((entry) => entry.body)].flatMap((element) => linksIn(element));

/** The path of an address on the brand's site, as cards have it; other addresses stay as they are. */
function pathOn(origin: string, href: string): string {
	const url = URL.parse(href, origin);
	return url?.origin === origin ? url.pathname : href;
}

function linksIn(element: BodyElement): readonly string[] {
	switch (element.kind) {
		case 'link':
			return [element.href, ...linksOfHtml(element.html)];
		case 'story':
			return [element.href];
		case 'links':
			return element.items.flatMap(({ href, html }) => [href ?? [], linksOfHtml(html)].flat());
		case 'quote':
		case 'group':
			return element.body.flatMap(linksIn);
		case 'list':
			return linksOfList(element.list);
		case 'table':
			return element.rows.flat().flatMap(linksOfHtml);
		case 'timeline':
			return element.items.flatMap(({ html }) => linksOfHtml(html));
		case 'text':
		case 'header':
		case 'correction':
		case 'endorsement':
			return linksOfHtml(element.html);
		default:
			return [];
	}
}

const linksOfList = ({ items }: List): readonly string[] =>
	items.flatMap((item) => (typeof item === 'string' ? linksOfHtml(item) : linksOfList(item)));

/** The targets of the links in checked HTML, whose attributes have double quotes. */
const linksOfHtml = (html: SafeHtml): readonly string[] => [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href]) => href ?? []);
