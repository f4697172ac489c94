import { sql } from 'kysely';
import type { Brand } from '#brands';
import type { Effect } from '../contract/contract.ts';
import type { Edit } from '../publish/edit.ts';
import { editWork } from '../publish/edit-work.ts';
import type { Publication } from '../publish/publication.ts';
import type { Publisher, SenderReference } from '../publish/publisher.ts';
import { type RefusedResult, refusalOf } from '../publish/put-result.ts';
import { lockDocument } from '../publish/store-revision.ts';
import { workTextNow } from '../publish/work-text-now.ts';

/** What a publication would change, or why it would not happen. */
export type Effects = { readonly kind: 'changes'; readonly effects: readonly Effect[] } | RefusedResult;

/** A text whose publication is tried: whatever text the work has now, this one would be the next. */
export type Trial = Pick<Edit, 'id' | 'document'>;

/** Finds what a publication would change on each brand: publishes the text, and undoes it. */
export function effectsOf(
	publisher: Publisher,
	from: SenderReference,
	{ trial, brands }: { trial: Trial; brands: readonly Brand[] },
): Promise<Effects> {
	return publisher
		.pretend(from, async (publication): Promise<Effects> => {
			const before = await addresses(publication, trial.id);
			await publishTrial(publication, trial);
			const after = await addresses(publication, trial.id);
			const keys = await writtenKeys(publication);
			const changed = brands.filter(({ id }) => before.has(id) || after.has(id));
			return {
				kind: 'changes',
				effects: changed.map(({ id }) => effectOn(id, { before: before.get(id), after: after.get(id), keys })),
			};
		})
		.catch(refusalOf);
}

/** Publishes the text in place of the newest one. */
async function publishTrial(publication: Publication, trial: Trial): Promise<void> {
	const { tables, sender } = publication;
	await lockDocument(tables, { brand: sender.brand.id, kind: 'work', id: trial.id });
	const newest = await workTextNow(publication, trial.id);
	await editWork(publication, { ...trial, base: newest?.revision, publishes: true, kept: [] });
}

async function addresses({ tables }: Publication, id: string): Promise<ReadonlyMap<string, string>> {
	const rows = await tables.selectFrom('content.placement').select(['brand', 'path']).where('id', '=', id).execute();
	return new Map(rows.map(({ brand, path }) => [brand, path]));
}

/** The purge keys that this transaction wrote. */
async function writtenKeys({ tables }: Publication): Promise<readonly string[]> {
	const { rows } = await sql<{ keys: readonly string[] }>`
		select keys from content.outbox where transaction = pg_current_xact_id()`.execute(tables);
	return rows.flatMap(({ keys }) => keys);
}

type Change = { readonly before: string | undefined; readonly after: string | undefined; readonly keys: readonly string[] };

function effectOn(brand: string, { before, after, keys }: Change): Effect {
	const terms = (kind: string) => {
		const start = `${brand}/${kind}:`;
		return [...new Set(keys.filter((key) => key.startsWith(start)).map((key) => decodeURI(key.slice(start.length))))];
	};
	return {
		brand,
		path: after,
		isNew: before === undefined,
		movedFrom: before !== after && after !== undefined ? before : undefined,
		sections: terms('section'),
		tags: terms('tag'),
		authors: terms('author'),
	};
}
