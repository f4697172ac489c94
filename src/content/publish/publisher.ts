import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import { type AcceptedDocument, acceptDocument } from '../documents/accept-document.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import { kindOfType } from '../documents/incoming-document.ts';
import type { Purges } from '../purge/purges.ts';
import type { Tables } from '../store/tables.ts';
import type { Publication } from './publication.ts';
import { putDocument } from './put-document.ts';
import { type PutResult, refusalOf, resultOf } from './put-result.ts';
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

type PublisherDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly brands: readonly Brand[];
	readonly purges: Purges;
};

/** Publishes documents, each in its own transaction. When a method resolves, this process's purge listeners have been called. */
export class Publisher {
	readonly #deps: PublisherDeps;

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
		const sender = this.#sender(from);
		const results: PutResult[] = [];
		for (const text of texts) results.push(await this.#putOne(sender, text));
		await this.#deps.purges.catchUp();
		return results;
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
		const result = await this.#publish(this.#sender(from), (publication) =>
			restoreRevision(publication, { brand: from.brand, kind, id }, revision),
		).then((outcome) => outcome && resultOf(outcome), refusalOf);
		await this.#deps.purges.catchUp();
		return result;
	}

	async #putOne(sender: Sender, text: string, expected?: DocumentReference): Promise<PutResult> {
		try {
			const accepted = acceptDocument(text, this.#deps.clock());
			if (expected) checkReference(accepted, expected);
			const stored = await this.#publish(sender, (publication) => putDocument(publication, accepted.incoming));
			return resultOf({ accepted, stored });
		} catch (error) {
			return refusalOf(error);
		}
	}

	#publish<Outcome>(sender: Sender, run: (publication: Publication) => Promise<Outcome>): Promise<Outcome> {
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
