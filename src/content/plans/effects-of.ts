import { sql } from 'kysely';
import type { Brand } from '#brands';
import type { Effect } from '../contract/contract.ts';
import type { Edit } from '../publish/edit.ts';
import { type EditOutcome, editWork } from '../publish/edit-work.ts';
import type { Publication } from '../publish/publication.ts';
import type { Publisher, SenderReference } from '../publish/publisher.ts';
import { type RefusedResult, refusalOf } from '../publish/put-result.ts';

/** What a publication would change, or why it would not happen. */
export type Effects =
	| { readonly kind: 'changes'; readonly effects: readonly Effect[] }
	| Exclude<EditOutcome, { kind: 'stored' }>
	| RefusedResult;

/** Thrown at the end of a trial, so that its transaction is rolled back. */
class TrialOver extends Error {
	readonly effects: Effects;
	constructor(effects: Effects) {
		super('the trial is over');
		this.effects = effects;
	}
}

/** Finds what a publication would change on each brand: publishes the text in a transaction, and rolls it back. */
export async function effectsOf(
	publisher: Publisher,
	from: SenderReference,
	{ edit, brands }: { edit: Edit; brands: readonly Brand[] },
): Promise<Effects> {
	try {
		return await publisher.together(from, async (publication): Promise<Effects> => {
			const before = await addresses(publication, edit.id);
			const outcome = await editWork(publication, { ...edit, publishes: true });
			if (outcome.kind !== 'stored') return outcome;
			const after = await addresses(publication, edit.id);
			const keys = await writtenKeys(publication);
			const changed = brands.filter(({ id }) => before.has(id) || after.has(id));
			throw new TrialOver({
				kind: 'changes',
				effects: changed.map(({ id }) => effectOn(id, { before: before.get(id), after: after.get(id), keys })),
			});
		});
	} catch (error) {
		if (error instanceof TrialOver) return error.effects;
		return refusalOf(error);
	}
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
