// The redirects of Ghost. They have a file of their own: `redirects.yaml`, or `redirects.json` before Ghost 4.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { isObject, type JsonObject, textAt } from '../../ans/json.ts';
import { aside, type ConversionTarget, type Converted } from '../converted.ts';
import { linkFrom, redirectsFor } from '../old-addresses.ts';

type OldRedirect = { readonly from: string; readonly to: string };

/** Whether a file has redirects, to judge by the name that Ghost gives it. */
export const isRedirectsFile = (file: string): boolean => /^redirects.*\.(ya?ml|json)$/i.test(basename(file));

/** Converts the redirects of a file. Redirects by a pattern are left out and noted. Throws when the file has no redirects of Ghost. */
export async function* convertRedirects(file: string, target: ConversionTarget & { readonly site: string }): AsyncGenerator<Converted> {
	for (const { from, to } of redirectsIn(parse(await readFile(file, 'utf8')))) {
		const path = plainPath(from);
		const address = linkFrom(`${target.site}/`, to);
		if (path === undefined || address === undefined || /\$\d/.test(to))
			yield aside('redirect', from, 'redirects by a pattern were left out: write them as redirects of their paths');
		else yield* redirectsFor(`${target.site}${path}`, address, target);
	}
}

/** The pairs of a file: `301: {/from: /to}` in YAML, or a list of `{from, to}` in JSON. */
function redirectsIn(content: unknown): readonly OldRedirect[] {
	if (Array.isArray(content))
		return content.filter(isObject).map((one) => ({ from: textAt(one, 'from') ?? '', to: textAt(one, 'to') ?? '' }));
	const byStatus: JsonObject = isObject(content) ? content : {};
	const groups = [byStatus['301'], byStatus['302']].filter(isObject);
	if (groups.length === 0) throw new Error('has no redirects of Ghost');
	return groups.flatMap((group) => Object.entries(group).map(([from, to]) => ({ from, to: String(to) })));
}

/** The path that a pattern of Ghost matches, if it matches only one: `/antes/` for `^\/antes\/?$`. */
function plainPath(pattern: string): string | undefined {
	const path = pattern.replace(/^\^/, '').replace(/\$$/, '').replaceAll('\\/', '/').replace(/\/\?$/, '/');
	return /^\/[^\\^$*+?()[\]{}|]*$/.test(path) ? path : undefined;
}
