// The items of an export: posts and pages become stories; the others are refused, or left aside with a note.
import { plainText } from '../../ans/text/sanitize.ts';
import { aside, type ConversionTarget, type Converted } from '../converted.ts';
import { keptPath } from '../old-addresses.ts';
import { earlierAddresses } from './earlier-addresses.ts';
import type { WordPressSite } from './read-site.ts';
import { draftReason, storyOfPost } from './story-of-post.ts';
import type { WxrItem } from './wxr-item.ts';

/** Files, shared blocks and entries of menus. */
const readBefore: ReadonlySet<string> = new Set(['attachment', 'wp_block', 'nav_menu_item']);

/** Types of WordPress itself that are no texts. */
const others: ReadonlyMap<string, string> = new Map([
	['wp_navigation', 'menus were left out: they are made here'],
	['revision', 'older versions were left out'],
	['custom_css', 'style sheets were left out'],
	['wp_global_styles', 'style sheets were left out'],
	['wp_template', 'templates were left out'],
	['wp_template_part', 'templates were left out'],
]);

export function* convertItem(item: WxrItem, site: WordPressSite, target: ConversionTarget): Generator<Converted> {
	const title = titleOf(item);
	if (readBefore.has(item.type)) return;
	const other = others.get(item.type);
	if (other !== undefined) yield aside(item.type, title, other);
	else yield* convertPost(item, site, target);
	for (let count = 0; count < item.comments; count += 1) yield aside('comment', title, 'comments stay in the export');
}

/** What the lists of an import call an item. */
const titleOf = ({ title, slug, link }: WxrItem): string => plainText(title) || slug || link;

const refusals: ReadonlyMap<string, string> = new Map([
	['trash', 'is in the trash'],
	['auto-draft', 'is an empty draft that WordPress made by itself'],
	['inherit', 'is a version of another text'],
]);

function* convertPost(item: WxrItem, site: WordPressSite, target: ConversionTarget): Generator<Converted> {
	const { type } = item;
	const title = titleOf(item);
	const notes = new Set<string>();
	if (type !== 'post' && type !== 'page') {
		yield { kind: 'refused', type, title, notes: [], why: `is a ${type}, a type of a plugin; only posts and pages are imported` };
		return;
	}
	const document = refusals.get(item.status) ?? storyOfPost(item, { site, target, note: (what) => notes.add(what) });
	if (typeof document === 'string') {
		yield { kind: 'refused', type, title, notes: [], why: document };
		return;
	}
	const wasShown = draftReason(item) === undefined && item.status !== 'future';
	const isMoved = wasShown && item.link !== '' && keptPath(item.link, target) === undefined;
	yield { kind: 'document', title, notes: [...notes], document, lostAddress: isMoved ? item.link : undefined };
	yield* earlierAddresses(item, target);
}
