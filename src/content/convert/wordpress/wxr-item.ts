// Posts, pages and files in an export of WordPress (WXR 1.0 to 1.2, which is RSS with elements of its own).
import { childrenNamed, childText, type XmlNode } from '../xml-records.ts';

export type WxrTerm = { readonly domain: string; readonly slug: string; readonly name: string };

export type WxrItem = {
	readonly id: string;
	/** `post`, `page`, `attachment`, `nav_menu_item`, or a type of a plugin. */
	readonly type: string;
	readonly status: string;
	readonly title: string;
	readonly link: string;
	readonly slug: string;
	/** The login of the author. */
	readonly author: string;
	readonly content: string;
	readonly excerpt: string;
	/** ISO 8601; undefined where the item has no date, as some drafts. */
	readonly date: string | undefined;
	readonly modified: string | undefined;
	readonly password: string;
	readonly parent: string;
	/** The place of an entry in its menu. */
	readonly menuOrder: number;
	readonly attachmentUrl: string;
	readonly commentsOpen: boolean;
	readonly terms: readonly WxrTerm[];
	/** Custom fields; the first value of each. */
	readonly meta: ReadonlyMap<string, string>;
	/** Without the empty ones that exports have. */
	readonly oldSlugs: readonly string[];
	/** Earlier days of publication, `2026-11-20`. */
	readonly oldDates: readonly string[];
	/** How many there are; they are not read, since they are no content. */
	readonly comments: number;
};

export function readWxrItem(node: XmlNode): WxrItem {
	const text = (name: string) => childText(node, `wp:${name}`);
	const meta = childrenNamed(node, 'wp:postmeta').map((one) => [childText(one, 'wp:meta_key'), childText(one, 'wp:meta_value')] as const);
	const values = (name: string) => meta.filter(([key]) => key === name).map(([, value]) => value);
	return {
		id: text('post_id'),
		type: text('post_type') || 'post',
		status: text('status') || 'publish',
		title: childText(node, 'title'),
		link: childText(node, 'link'),
		slug: text('post_name'),
		author: childText(node, 'dc:creator'),
		content: childText(node, 'content:encoded'),
		excerpt: childText(node, 'excerpt:encoded'),
		date: dateOf(text('post_date_gmt')) ?? dateOf(childText(node, 'pubDate')) ?? dateOf(text('post_date')),
		modified: dateOf(text('post_modified_gmt')),
		password: text('post_password'),
		parent: text('post_parent'),
		menuOrder: Number(text('menu_order')) || 0,
		attachmentUrl: text('attachment_url'),
		commentsOpen: text('comment_status') === 'open',
		terms: childrenNamed(node, 'category').map(termOf),
		meta: new Map(meta.toReversed()),
		oldSlugs: values('_wp_old_slug').filter((slug) => slug !== ''),
		oldDates: values('_wp_old_date'),
		comments: childrenNamed(node, 'wp:comment').length,
	};
}

const termOf = ({ attributes, text }: XmlNode): WxrTerm => ({
	domain: attributes.domain ?? 'category',
	slug: attributes.nicename ?? '',
	name: text.trim(),
});

/** `2026-11-20 12:00:00` in UTC, or a date of RSS, as ISO 8601; undefined for zeros, which WordPress writes for no date. */
function dateOf(text: string): string | undefined {
	const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
	const date = new Date(iso);
	const year = Number.isNaN(date.getTime()) ? 0 : date.getUTCFullYear();
	return year < 1800 || year > 2200 ? undefined : date.toISOString();
}
