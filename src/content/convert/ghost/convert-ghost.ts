// Exports of Ghost (Settings → Import/Export) as ANS documents.
import { type JsonObject, textAt } from '../../ans/json.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import { authorDocument } from '../author-document.ts';
import type { ConversionTarget, Converted, ConvertedItem } from '../converted.ts';
import { imageAt } from '../image-at.ts';
import { itemsOfFile } from '../items-of-file.ts';
import { keptPath, redirectsFor } from '../old-addresses.ts';
import { sectionPathOf } from '../section-path.ts';
import { convertRedirects, isRedirectsFile } from './convert-redirects.ts';
import { type GhostSite, isInternalTag, parseRow, readGhostSite } from './ghost-site.ts';
import { addressAt } from './html-of-post.ts';
import { readTableRows } from './split-tables.ts';
import { authorOf, type GhostContext, storyOfPost, tagOf } from './story-of-post.ts';

type Target = GhostContext['target'];

/** Converts the files of one export. They are read twice: first for what posts refer to, then for the posts. */
export async function* convertGhost(files: readonly string[], given: ConversionTarget): AsyncGenerator<ConvertedItem> {
	const exports = files.filter((file) => !isRedirectsFile(file));
	const site = await readGhostSite(exports);
	const target = { ...given, site: (given.site ?? '').replace(/\/$/, ''), sectionAddresses: sectionAddressesOf(site, given) };
	for (const item of convertSite(site, target)) yield { kind: 'item', file: files[0] ?? '', item };
	for (const file of exports) yield* itemsOfFile(file, postsOf(file, site, target));
	for (const file of files.filter(isRedirectsFile)) yield* itemsOfFile(file, convertRedirects(file, target));
}

/** The addresses of the sections that primary tags become. */
const sectionAddressesOf = (site: GhostSite, given: ConversionTarget): ReadonlySet<string> =>
	new Set([...site.primaryTags()].map((tag) => `${sectionPathOf([tagOf(tag).slug], given)}/`));

function* convertSite(site: GhostSite, target: Target): Generator<Converted> {
	for (const tag of site.tags.values()) if (!isInternalTag(tag)) yield* convertTag(tag, target);
	for (const user of site.users.values()) yield* convertAuthor(user, target);
}

function* convertTag(tag: JsonObject, target: Target): Generator<Converted> {
	const { text, slug } = tagOf(tag);
	if (text === '' || slug === '') return;
	const description = plainText(textAt(tag, 'description') ?? '');
	if (description !== '') yield { kind: 'document', title: text, notes: [], document: { _id: slug, type: 'tag', text, slug, description } };
	yield* redirectsFor(`${target.site}/tag/${textAt(tag, 'slug')}/`, `/tags/${slug}/`, target);
}

function* convertAuthor(user: JsonObject, target: Target): Generator<Converted> {
	const { name, slug } = authorOf(user);
	if (name === '' || slug === '') return;
	const bio = plainText(textAt(user, 'bio') ?? '');
	const image = imageAt(target.site, { src: addressAt(user, 'profile_image', target.site) || addressAt(user, 'image', target.site) });
	const document = authorDocument(name, slug, { byline: name, ...(bio && { bio }), ...(image && { image }) });
	yield { kind: 'document', title: name, notes: [], document };
	yield* redirectsFor(`${target.site}/author/${textAt(user, 'slug')}/`, `/autor/${slug}/`, target);
}

/** One post or page after the other. */
async function* postsOf(file: string, site: GhostSite, target: Target): AsyncGenerator<Converted> {
	for await (const found of readTableRows(file)) {
		if (found.table !== 'posts') continue;
		const post = parseRow(found);
		yield post ? convertPost(post, site, target) : { kind: 'refused', type: 'post', title: '', notes: [], why: 'is no JSON' };
	}
}

function convertPost(post: JsonObject, site: GhostSite, target: Target): Converted {
	const notes = new Set<string>();
	const title = textAt(post, 'title') ?? textAt(post, 'slug') ?? '';
	const document = storyOfPost(post, { site, target, note: (what) => notes.add(what) });
	if (typeof document === 'string') return { kind: 'refused', type: textAt(post, 'type') ?? 'post', title, notes: [], why: document };
	const address = `${target.site}/${textAt(post, 'slug')}/`;
	return {
		kind: 'document',
		title,
		notes: [...notes],
		document,
		lostAddress: keptPath(address, target) === undefined ? address : undefined,
	};
}
