import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Problem } from '../ans/document.ts';
import type { Purges } from '../purge/purges.ts';
import { restoreRevision } from '../revisions/restore-revision.ts';
import type { Shelf, Tables } from '../store/tables.ts';
import { type Accepted, accept } from './accept.ts';
import { shelfOf } from './incoming.ts';
import { type Put, putDocument, type Stored } from './put-document.ts';
import { type RefusalCode, Refused, refuseDocument } from './refused.ts';
import type { Sender } from './sender.ts';
import { remove, type Taken, unpublish } from './take-document.ts';

/** Who sends, in the words of whoever calls: brands by their ids. */
export type SenderReference = {
	readonly brand: BrandId;
	/** For the record: the id of a key, a person, `import`. */
	readonly sender: string;
	/** Other brands on which it may place; `operator` is every brand, and its word is final (see `Sender`). */
	readonly may?: 'operator' | readonly BrandId[];
};

/** What became of a document: kept, ignored because it is known or older (C02), or refused with every reason (C01). */
export type PutResult =
	| (Stored & { readonly id: string; readonly type: string; readonly draft: boolean; readonly warnings: readonly Problem[] })
	| { readonly kind: 'refused'; readonly code: RefusalCode; readonly problems: readonly Problem[] };

/** A document by what it is and its id; a story, a video and a gallery are told apart by nothing else. */
export type DocumentReference = { readonly type: string; readonly id: string };

type Parts = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly brands: readonly Brand[];
	readonly purges: Purges;
};

/** Writes what is sent, each document in a transaction of its own. */
export class Publisher {
	readonly #parts: Parts;

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	/**
	 * Keeps and shows a document as JSON text, which must be what `named` says when that is given. When it resolves, this
	 * process has heard what changed.
	 */
	async put(from: SenderReference, text: string, named?: DocumentReference): Promise<PutResult> {
		const result = await this.#putOne(this.#sender(from), text, named);
		await this.#parts.purges.catchUp();
		return result;
	}

	/** The same for many; a bad one stops none of the others (C06). Results are in the order of the texts. */
	async putAll(from: SenderReference, texts: readonly string[]): Promise<readonly PutResult[]> {
		const sender = this.#sender(from);
		const results: PutResult[] = [];
		for (const text of texts) results.push(await this.#putOne(sender, text));
		await this.#parts.purges.catchUp();
		return results;
	}

	/** Takes a document away from readers. */
	unpublish(from: SenderReference, named: DocumentReference): Promise<Taken> {
		return this.#take(from, named, unpublish);
	}

	/** Takes a document away and forgets its texts. */
	remove(from: SenderReference, named: DocumentReference): Promise<Taken> {
		return this.#take(from, named, remove);
	}

	/** Makes an earlier revision the current one again, by putting its text as any other; undefined when there is none (D07). */
	async restore(from: SenderReference, { type, id }: DocumentReference, revision: string): Promise<PutResult | undefined> {
		const { tables, clock, purges } = this.#parts;
		const shelf = shelfOf(type);
		if (!shelf) return undefined;
		const sender = this.#sender(from);
		const which = { document: { brand: from.brand, shelf, id }, revision };
		const result = await tables
			.transaction()
			.execute((transaction) => restoreRevision(transaction, sender, which, clock()))
			.then((put) => put && resultOf(put), refusalOf);
		await purges.catchUp();
		return result;
	}

	async #putOne(sender: Sender, text: string, named?: DocumentReference): Promise<PutResult> {
		try {
			const accepted = accept(text);
			if (named) mustBe(accepted, named);
			return resultOf({ accepted, stored: await this.#keep(sender, accepted) });
		} catch (error) {
			return refusalOf(error);
		}
	}

	#keep(sender: Sender, { incoming }: Accepted): Promise<Stored> {
		const { tables, clock } = this.#parts;
		return tables.transaction().execute((transaction) => putDocument(transaction, sender, incoming, clock()));
	}

	async #take(from: SenderReference, { type, id }: DocumentReference, take: typeof unpublish): Promise<Taken> {
		const shelf: Shelf | undefined = shelfOf(type);
		if (!shelf) return { kind: 'unknown' };
		const { tables, clock, purges } = this.#parts;
		const taken = await tables.transaction().execute((transaction) => take(transaction, { brand: from.brand, shelf, id }, clock()));
		await purges.catchUp();
		return taken;
	}

	#sender({ brand: id, sender, may = [] }: SenderReference): Sender {
		const brand = this.#parts.brands.find((candidate) => candidate.id === id);
		if (!brand) throw new Error(`there is no brand ${id}`);
		const others = this.#parts.brands.filter((other) => other !== brand);
		const operator = may === 'operator';
		return { brand, name: sender, others, operator, alsoOn: operator ? others : others.filter((other) => may.includes(other.id)) };
	}
}

function resultOf({ accepted: { incoming, warnings }, stored }: Put): PutResult {
	return { ...stored, id: incoming.id, type: incoming.type, draft: incoming.edition === 'draft', warnings };
}

function refusalOf(error: unknown): PutResult {
	if (error instanceof Refused) return { kind: 'refused', code: error.code, problems: error.problems };
	throw error;
}

function mustBe({ incoming }: Accepted, { type, id }: DocumentReference): void {
	if (incoming.type !== type) refuseDocument('INVALID_DOCUMENT', '$.type', `is ${incoming.type} and was sent as ${type}`);
	if (incoming.id !== id) refuseDocument('INVALID_DOCUMENT', '$._id', `is ${incoming.id} and was sent as ${id}`);
}
