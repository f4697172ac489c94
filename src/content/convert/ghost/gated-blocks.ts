// Parts of texts that Ghost shows only to some readers. Its HTML has them between two comments.
import { isObject, textAt } from '../../ans/json.ts';
import type { Note } from '../html/html-context.ts';

const begin = '<!--kg-gated-block:begin ';
const end = '<!--kg-gated-block:end-->';

/** The HTML without the parts that some reader of the post may not see. Visibility is that of the post: `public`, `members`, `paid` … */
export function blocksFor(visibility: string, html: string, note: Note): string {
	const [first = '', ...others] = html.split(begin);
	return first + others.map((part) => afterBegin(part, visibility, note)).join('');
}

function afterBegin(part: string, visibility: string, note: Note): string {
	const [block = '', ...rest] = part.split(end);
	const head = block.slice(0, block.indexOf('-->'));
	if (isSeenBy(visibility, head)) return block.slice(head.length + 3) + rest.join('');
	note('blocks that only some readers saw were left out');
	return rest.join('');
}

/** Whether everybody who reads a post sees a block: `nonMember:false memberSegment:"status:free,status:-free"`. */
function isSeenBy(visibility: string, head: string): boolean {
	const segments = /memberSegment:"([^"]{0,100})"/.exec(head)?.[1]?.split(',') ?? [];
	if (visibility === 'public') return head.includes('nonMember:true');
	return segments.includes('status:-free') && (visibility !== 'members' || segments.includes('status:free'));
}

/** The HTML of a card with the comments that say who sees it, as Ghost writes them. */
export function gated(html: string, visibility: unknown): string {
	if (!isObject(visibility)) return html;
	const { nonMember, segment } = onWeb(visibility);
	return `${begin}nonMember:${nonMember} memberSegment:"${segment}" -->${html}${end}`;
}

const everyMember = 'status:free,status:-free';

/** Earlier versions only said whether a card is on the web. */
function onWeb(visibility: object): { readonly nonMember: boolean; readonly segment: string } {
	const { web, showOnWeb, emailOnly }: { web?: unknown; showOnWeb?: unknown; emailOnly?: unknown } = visibility;
	if (isObject(web)) return { nonMember: web.nonMember !== false, segment: textAt(web, 'memberSegment') ?? '' };
	const shown = showOnWeb !== false && emailOnly !== true;
	return { nonMember: shown, segment: shown ? everyMember : '' };
}
