import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import { type AcceptedDocument, acceptDocument } from '../documents/accept-document.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import { kindOfType } from '../documents/incoming-document.ts';
import type { Purges } from '../purge/purges.ts';
import type { Tables } from '../store/tables.ts';
import { acceptAll, type CheckResult, checkAll } from './bulk/check-all.ts';
import { KnownWords } from './bulk/known-words.ts';
import { OrderedPuts, partSize } from './bulk/ordered-puts.ts';
import type { Edit } from './edit.ts';
import { type EditOutcome, editWork } from './edit-work.ts';
import type { Publication } from './publication.ts';
import { putDocument } from './put-document.ts';
import { type PutResult, type RefusedResult, refusalOf, resultOf } from './put-result.ts';
import { restoreRevision } from './restore-revision.ts';
import type { Sender } from './sender.ts';
import { remove, unpublish, type Withdrawal } from './withdraw-document.ts';

/** Who sends a document, with brands by their ids. */
export type SenderReference = {
	readonly brand: BrandId;
	/** For the record: the id of a key, a person, `import`. */
	readonly sender: string;
	/** Other brands on which the sender may place works. `operator` may place on every brand and override; see `Sender`. */
	readonly may?: 'operator' | readonly BrandId[];
};

/** A document by its ANS type and id. Stories, videos and galleries share their ids. */
export type DocumentReference = { readonly type: string; readonly id: string };

/** The outcome of an edit, or why the content refused it. */
export type EditResult = EditOutcome | RefusedResult;

/** Documents that are put as they come. A result is told once, in the order of the documents. */
export type PutSeries = {
	/** Puts more documents, after the last call has resolved. Resolves to the results that are known by now. */
	add(texts: readonly string[]): Promise<readonly PutResult[]>;
	/** Stores what is left, tells the purge listeners of this process, and resolves to the other results. */
	finish(): Promise<readonly PutResult[]>;
};

type PublisherDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly brands: readonly Brand[];
	readonly purges: Purges;
	/** How many transactions may write many documents at the same time. */
	readonly writers: number;
};

/** Publishes documents, each in its own transaction, or many new ones in one. When a method resolves, this process's purge listeners have been called. */
export class Publisher {
	readonly #deps: PublisherDeps;
	readonly #knownWords = new KnownWords();

	constructor(deps: PublisherDeps) {
		this.#deps = deps;
	}

	/** Stores and shows a document that comes as JSON text. When `expected` is given, the document must have that type and id. */
	async put(from: SenderReference, text: string, expected?: DocumentReference): Promise<PutResult> {
		const result = await this.#putOne(this.#sender(from), text, expected);
		await this.#deps.purges.catchUp();
		return result;
	}

	/** Puts many documents. A bad one stops none of the others (C06). Results are in the order of the texts. */
	async putAll(from: SenderReference, texts: readonly string[]): Promise<readonly PutResult[]> {
		const series = this.putSeries(from);
		const first = await series.add(texts);
		return [...first, ...(await series.finish())];
	}

	/** Puts documents as `putAll` does, as they come: while some are written, the next ones are checked. */
	putSeries(from: SenderReference): PutSeries {
		const { tables, clock, purges, writers } = this.#deps;
		const sender = this.#sender(from);
		// What is checked together: a part for each writer.
		const size = partSize * writers;
		const putOne = (accepted: AcceptedDocument) => this.#store(sender, accepted);
		const puts = new OrderedPuts({ tables, clock, sender, knownWords: this.#knownWords, writers, putOne });
		return {
			add: async (texts) => {
				for (let start = 0; start < texts.length; start += size) await puts.add(await acceptAll(texts.slice(start, start + size), clock()));
				return puts.take();
			},
			finish: async () => {
				await puts.finish();
				await purges.catchUp();
				return puts.take();
			},
		};
	}

	/** What `putAll` would do, as far as it is known without storing anything. */
	checkAll(from: SenderReference, texts: readonly string[]): Promise<readonly CheckResult[]> {
		const { tables, clock } = this.#deps;
		return checkAll({ tables, sender: this.#sender(from), now: clock() }, texts);
	}

	/** Takes a document away from readers and keeps its texts for the newsroom. */
	unpublish(from: SenderReference, document: DocumentReference): Promise<Withdrawal> {
		return this.#withdraw(from, document, unpublish);
	}

	/** Takes a document away from readers and deletes its texts. */
	remove(from: SenderReference, document: DocumentReference): Promise<Withdrawal> {
		return this.#withdraw(from, document, remove);
	}

	/** Makes an earlier revision current again by publishing its text; undefined when the document has no such revision (D07). */
	async restore(from: SenderReference, { type, id }: DocumentReference, revision: string): Promise<PutResult | undefined> {
		const kind = kindOfType(type);
		if (!kind) return undefined;
		const result = await this.#inTransaction(this.#sender(from), (publication) =>
			restoreRevision(publication, { brand: from.brand, kind, id }, revision),
		).then((outcome) => outcome && resultOf(outcome), refusalOf);
		await this.#deps.purges.catchUp();
		return result;
	}

	/** Runs several steps of a publication in one transaction: all of them happen, or none. */
	async together<Outcome>(from: SenderReference, run: (publication: Publication) => Promise<Outcome>): Promise<Outcome> {
		const outcome = await this.#inTransaction(this.#sender(from), run);
		await this.#deps.purges.catchUp();
		return outcome;
	}

	/** Runs steps of a publication, and undoes all of them at the end. Only what runs in the same transaction sees them. */
	async pretend<Outcome>(from: SenderReference, run: (publication: Publication) => Promise<Outcome>): Promise<Outcome> {
		const { tables, clock } = this.#deps;
		const transaction = await tables.startTransaction().execute();
		try {
			return await run({ tables: transaction, sender: this.#sender(from), now: clock() });
		} finally {
			await transaction.rollback().execute();
		}
	}

	/** Stores what somebody wrote in the newsroom, unless the work has a newer text than the one it began from (N05). */
	async edit(from: SenderReference, edit: Edit): Promise<EditResult> {
		return this.together(from, (publication) => editWork(publication, edit)).catch(refusalOf);
	}

	async #putOne(sender: Sender, text: string, expected?: DocumentReference): Promise<PutResult> {
		try {
			const accepted = acceptDocument(text, this.#deps.clock());
			if (expected) checkReference(accepted, expected);
			return await this.#store(sender, accepted);
		} catch (error) {
			return refusalOf(error);
		}
	}

	#store(sender: Sender, accepted: AcceptedDocument): Promise<PutResult> {
		return this.#inTransaction(sender, (publication) => putDocument(publication, accepted.incoming)).then(
			(stored) => resultOf({ accepted, stored }),
			refusalOf,
		);
	}

	#inTransaction<Outcome>(sender: Sender, run: (publication: Publication) => Promise<Outcome>): Promise<Outcome> {
		const { tables, clock } = this.#deps;
		return tables.transaction().execute((transaction) => run({ tables: transaction, sender, now: clock() }));
	}

	async #withdraw(from: SenderReference, { type, id }: DocumentReference, withdraw: typeof unpublish): Promise<Withdrawal> {
		const kind = kindOfType(type);
		if (!kind) return { kind: 'unknown' };
		const { tables, clock, purges } = this.#deps;
		const withdrawal = await tables.transaction().execute((transaction) => withdraw(transaction, { brand: from.brand, kind, id }, clock()));
		await purges.catchUp();
		return withdrawal;
	}

	#sender({ brand: id, sender, may = [] }: SenderReference): Sender {
		const brand = this.#deps.brands.find((candidate) => candidate.id === id);
		if (!brand) throw new Error(`there is no brand ${id}`);
		const others = this.#deps.brands.filter((other) => other !== brand);
		const operator = may === 'operator';
		return { brand, name: sender, others, operator, alsoOn: operator ? others : others.filter((other) => may.includes(other.id)) };
	}
}

function checkReference({ incoming }: AcceptedDocument, { type, id }: DocumentReference): void {
	if (incoming.type !== type) refuseDocument('INVALID_DOCUMENT', '$.type', `is ${incoming.type} and was sent as ${type}`);
	if (incoming.id !== id) refuseDocument('INVALID_DOCUMENT', '$._id', `is ${incoming.id} and was sent as ${id}`);
}
