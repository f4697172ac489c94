import type { Clock } from '#platform/clock';
import type { AcceptedDocument } from '../../documents/accept-document.ts';
import type { Tables } from '../../store/tables.ts';
import { type PutResult, resultOf } from '../put-result.ts';
import type { Sender } from '../sender.ts';
import type { FreshDocument } from './fresh-document.ts';
import type { KnownWords } from './known-words.ts';
import { putTogether } from './put-together.ts';

export type RunWriterDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly sender: Sender;
	readonly knownWords: KnownWords;
	/** How many transactions may write at the same time. */
	readonly writers: number;
	/** Puts one document in a transaction of its own. */
	readonly putOne: (accepted: AcceptedDocument) => Promise<PutResult>;
};

/** A fresh document, its number among all, and its names: its id and its address. */
export type InRun = { readonly index: number; readonly document: FreshDocument; readonly names: readonly string[] };

/** Writes fresh documents in parts, several at the same time: they do not depend on each other. */
export class RunWriter {
	readonly #deps: RunWriterDeps;
	readonly #report: (index: number, result: PutResult) => void;
	readonly #writing = new Map<Promise<void>, readonly InRun[]>();
	#fault: { readonly error: unknown } | undefined;

	/** `report` is told the result of each document. */
	constructor(deps: RunWriterDeps, report: (index: number, result: PutResult) => void) {
		this.#deps = deps;
		this.#report = report;
	}

	/** The documents that are being written. */
	get documents(): readonly InRun[] {
		return [...this.#writing.values()].flat();
	}

	/** Begins to write a part when a writer is free. Throws when an earlier part met a fault. */
	async start(part: readonly InRun[]): Promise<void> {
		while (this.#writing.size >= this.#deps.writers) await Promise.race(this.#writing.keys());
		this.#throwFault();
		const writing = this.#write(part)
			.catch((error: unknown) => {
				this.#fault ??= { error };
			})
			.finally(() => this.#writing.delete(writing));
		this.#writing.set(writing, part);
	}

	/** Resolves when everything is written. Throws when a part met a fault. */
	async finish(): Promise<void> {
		await Promise.all(this.#writing.keys());
		this.#throwFault();
	}

	#throwFault(): void {
		if (this.#fault) throw this.#fault.error;
	}

	/** If the part cannot be stored together, each of its documents is put alone, which shows the reason. */
	async #write(part: readonly InRun[]): Promise<void> {
		const isStored = part.length > 1 && (await this.#storeTogether(part));
		for (const { index, document } of part) {
			const stored = { kind: 'stored' as const, path: document.shown?.path };
			this.#report(index, isStored ? resultOf({ accepted: document.accepted, stored }) : await this.#deps.putOne(document.accepted));
		}
	}

	/** Stores a part together. Returns false if nothing of it was stored. */
	#storeTogether(part: readonly InRun[]): Promise<boolean> {
		const { tables, sender, clock, knownWords } = this.#deps;
		const documents = part.map(({ document }) => document);
		return tables
			.transaction()
			.execute((transaction) => putTogether({ tables: transaction, sender, now: clock() }, documents, knownWords))
			.then(
				(words) => {
					knownWords.remember(sender.brand.id, words);
					return true;
				},
				() => false,
			);
	}
}
