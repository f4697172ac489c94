// The first reading of an export of Ghost: what posts refer to.
import { at, isObject, type JsonObject, numberAt, textAt } from '../../ans/json.ts';
import { readTableRows, type TableRow } from './split-tables.ts';

/** The id of a row: text since Ghost 1.0, a number before. */
export const idAt = (row: JsonObject, key: string): string => String(at(row, key) ?? '');

/** A row of a table; undefined if the text is not a JSON object. */
export function parseRow({ text }: TableRow): JsonObject | undefined {
	try {
		const json: unknown = JSON.parse(text);
		return isObject(json) ? json : undefined;
	} catch {
		return undefined;
	}
}

type Related = { readonly id: string; readonly order: number };

/** Everything in an export except its posts. Its size grows with tags and authors, and a little with each post. */
export class GhostSite {
	readonly tags = new Map<string, JsonObject>();
	readonly users = new Map<string, JsonObject>();
	/** The rows of `posts_meta`, by the id of their post. */
	readonly meta = new Map<string, JsonObject>();
	readonly #tagsOf = new Map<string, Related[]>();
	readonly #authorsOf = new Map<string, Related[]>();

	add(table: string, row: JsonObject): void {
		if (table === 'tags') this.tags.set(idAt(row, 'id'), row);
		else if (table === 'users') this.users.set(idAt(row, 'id'), row);
		else if (table === 'posts_meta') this.meta.set(idAt(row, 'post_id'), row);
		else if (table === 'posts_tags') relate(this.#tagsOf, row, 'tag_id');
		else if (table === 'posts_authors') relate(this.#authorsOf, row, 'author_id');
	}

	/** The tags of a post, the primary one first. */
	tagsOf = (post: string): readonly JsonObject[] => found(this.#tagsOf.get(post), this.tags);

	/** The first public tag of each post that has one. */
	primaryTags(): ReadonlySet<JsonObject> {
		const tags = [...this.#tagsOf.keys()].map((post) => this.tagsOf(post).find((tag) => !isInternalTag(tag)));
		return new Set(tags.filter((tag) => tag !== undefined));
	}

	/** The authors of a post, the primary one first. Ghost before 1.22 had one, in the post itself. */
	authorsOf = (post: string, only: string): readonly JsonObject[] =>
		found(this.#authorsOf.get(post) ?? [{ id: only, order: 0 }], this.users);
}

function relate(relations: Map<string, Related[]>, row: JsonObject, key: string): void {
	const post = idAt(row, 'post_id');
	const related = relations.get(post) ?? [];
	related.push({ id: idAt(row, key), order: numberAt(row, 'sort_order') ?? related.length });
	relations.set(post, related);
}

function found(related: readonly Related[] | undefined, rows: ReadonlyMap<string, JsonObject>): readonly JsonObject[] {
	const ordered = (related ?? []).toSorted((one, other) => one.order - other.order);
	return ordered.map(({ id }) => rows.get(id)).filter((row) => row !== undefined);
}

/** Tags whose names begin with `#` are for the newsroom only. */
export const isInternalTag = (tag: JsonObject): boolean =>
	textAt(tag, 'visibility') === 'internal' || (textAt(tag, 'name') ?? '').startsWith('#');

/** Reads what posts refer to. If a file is broken, the part before the error counts; the second reading reports it. */
export async function readGhostSite(files: readonly string[]): Promise<GhostSite> {
	const site = new GhostSite();
	for (const file of files) await addFile(site, file).catch(() => undefined);
	return site;
}

async function addFile(site: GhostSite, file: string): Promise<void> {
	for await (const found of readTableRows(file)) {
		const row = found.table === 'posts' ? undefined : parseRow(found);
		if (row) site.add(found.table, row);
	}
}
