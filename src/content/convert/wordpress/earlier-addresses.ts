import type { ConversionTarget, Converted } from '../converted.ts';
import { keptPath, redirectOf } from '../old-addresses.ts';
import type { WxrItem } from './wxr-item.ts';

/** The day in the path of a post: `/2026/11/20/`, or its month alone. */
const day = /^(.*?\/)(\d{4}\/\d\d)((?:\/\d\d)?)(\/.*)$/;

/** Redirects from the addresses that a post had before its slug or its day was changed, which WordPress redirects too. */
export function* earlierAddresses(post: WxrItem, target: ConversionTarget): Generator<Converted> {
	const path = keptPath(post.link, target);
	if (path === undefined || post.status !== 'publish') return;
	for (const earlier of new Set([...withOldSlugs(path, post), ...withOldDays(path, post)])) {
		const from = keptPath(URL.parse(earlier, post.link)?.href ?? '', target);
		if (from !== undefined && from !== path) yield redirectOf(from, path);
	}
}

/** The slug is the last part of a path, perhaps with an ending such as `.html`. */
function withOldSlugs(path: string, { slug, oldSlugs }: WxrItem): readonly string[] {
	const start = path.slice(0, -1).lastIndexOf('/') + 1;
	const ending = path.slice(start + slug.length);
	return path.startsWith(slug, start) && /^(\.\w{1,5})?\/$/.test(ending) ? oldSlugs.map((old) => path.slice(0, start) + old + ending) : [];
}

const withOldDays = (path: string, { oldDates }: WxrItem): readonly string[] => {
	const [, before = '', , dayOfMonth = '', after] = day.exec(path) ?? [];
	return after === undefined ? [] : oldDates.map((old) => before + old.replaceAll('-', '/').slice(0, dayOfMonth === '' ? 7 : 10) + after);
};
