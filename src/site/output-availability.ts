import type { Brand } from '#brands';
import { hrefIn, hrefOf, type Output } from './address.ts';
import type { BlockPage } from './block.ts';
import { type PageType, pageTypeOfPath } from './page-type.ts';

/** Page types that are lists of stories. */
const lists: readonly PageType[] = ['cover', 'section', 'programs', 'chapters', 'videos', 'tag', 'author', 'collection'];

/** The page types that exist in an output; html has them all. */
const pageTypes: Readonly<Record<Exclude<Output, 'html'>, ReadonlySet<PageType>>> = {
	amp: new Set([...lists, 'story']),
	fbia: new Set(['story']),
	lite: new Set([...lists, 'story', 'search']),
};

/** The account page that the lite output has. */
export const liteSignInPath = '/ingresar/';

/** Whether the page at a path exists in an output. The content decides whether the path is that of a story, or of any page. */
export function isAvailableIn(output: Output, path: string, brand: Brand): boolean {
	if (output === 'html' || (output === 'lite' && path === liteSignInPath)) return true;
	const type = pageTypeOfPath(path, brand);
	return type === undefined || pageTypes[output].has(type);
}

/**
 * The link to a page in an output; undefined where the page does not exist in it, and on a page about an error. A story has one page, whatever
 * number its address has; of a list, amp has the first page alone.
 */
export function hrefInOutput(output: Output, { context: { address }, subject }: BlockPage): string | undefined {
	if (subject.kind === 'notice' || !isAvailableIn(output, address.path, address.brand)) return undefined;
	const page = subject.kind === 'story' ? 1 : address.page;
	return output === 'amp' && page > 1 ? undefined : hrefIn(output, hrefOf({ ...address, page }));
}
