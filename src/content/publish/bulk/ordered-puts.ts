import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import type { AcceptedDocument } from '../../documents/accept-document.ts';
import type { IncomingDocument } from '../../documents/incoming-document.ts';
import type { Tables } from '../../store/tables.ts';
import { type PutResult, resultOf } from '../put-result.ts';
import type { Sender } from '../sender.ts';
import type { KnownWords } from '../vocabulary/known-words.ts';
import { type FreshDocument, freshDocument, isFresh, pathIn } from './fresh-document.ts';
import { ignoredResult, type KnownBefore, readKnown, sectionIdsOf } from './known-before.ts';
import { putTogether } from './put-together.ts';

type OrderedPutsDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly sender: Sender;
	readonly knownWords: KnownWords;
	/** How many transactions may write at the same time. */
	readonly writers: number;
	/** Puts one document in a transaction of its own. */
	readonly putOne: (accepted: AcceptedDocument) => Promise<PutResult>;
};

/** Fewer documents than these are not divided: a transaction of their own would cost more than it gains. */
const leastTogether = 25;

type InRun = { readonly index: number; readonly document: FreshDocument };

/**
 * Puts documents in their order, with the same results as one by one. A run of consecutive fresh documents is stored in few transactions,
 * every other document in its own. If a part of a run cannot be stored, each of its documents is put alone, which shows the reason. While one run
 * is written, the next documents are checked and placed. What is stored is read between two runs, since an embedded database has one connection.
 */
export class OrderedPuts {
	readonly #deps: OrderedPutsDeps;
	/** Documents and addresses so far: a second document with one of them is not fresh. */
	readonly #seen = new Set<string>();
	#run: InRun[] = [];
	#writing: Promise<void> = Promise.resolve();
	#added = 0;
	readonly #results = new Map<number, PutResult>();

	constructor(deps: OrderedPutsDeps) {
		this.#deps = deps;
	}

	/** Adds accepted documents. The refusals among them are passed through as results. The last documents may still have to be written. */
	async add(given: readonly (AcceptedDocument | PutResult)[]): Promise<void> {
		const known = await this.#readKnown(given.flatMap((one) => ('incoming' in one ? [one.incoming] : [])));
		this.#startWriting();
		for (const one of given) {
			const index = this.#added;
			this.#added += 1;
			if ('incoming' in one) await this.#put(index, one, known);
			else this.#results.set(index, one);
		}
	}

	/** Writes what is left, and resolves to the results in the order of the documents. */
	async finish(): Promise<readonly PutResult[]> {
		await this.#finishRun();
		return Array.from({ length: this.#added }, (_none, index) => this.#results.get(index) ?? []).flat();
	}

	async #readKnown(documents: readonly IncomingDocument[]): Promise<KnownBefore> {
		const { tables, sender, clock } = this.#deps;
		const paths = documents.flatMap((document) => pathIn(sender, document, clock()) ?? []);
		await this.#writing;
		return readKnown(tables, { brand: sender.brand.id, documents, paths });
	}

	async #put(index: number, accepted: AcceptedDocument, known: KnownBefore): Promise<void> {
		const { incoming } = accepted;
		const { sender, clock } = this.#deps;
		const path = pathIn(sender, incoming, clock());
		const names = [`${incoming.kind}\n${incoming.id}`, path].filter((name) => name !== undefined);
		const isNew = names.every((name) => !this.#seen.has(name));
		for (const name of names) this.#seen.add(name);
		const ignored = isNew ? ignoredResult(accepted, sender, known) : undefined;
		if (ignored) this.#results.set(index, ignored);
		else if (isNew && isFresh(sender, { incoming, path }, known)) await this.#addToRun(index, accepted, path);
		else await this.#putAlone(index, accepted, known);
	}

	async #addToRun(index: number, accepted: AcceptedDocument, path: string | undefined): Promise<void> {
		const { tables, sender, clock } = this.#deps;
		this.#run.push({ index, document: freshDocument({ tables, sender, now: clock() }, accepted, path) });
		await letOthersRun();
	}

	async #putAlone(index: number, accepted: AcceptedDocument, known: KnownBefore): Promise<void> {
		await this.#finishRun();
		const result = await this.#deps.putOne(accepted);
		this.#results.set(index, result);
		if (result.kind !== 'stored') return;
		const { incoming } = accepted;
		const sections = incoming.kind === 'section' ? [incoming.id] : sectionIdsOf(incoming, this.#deps.sender.brand.id);
		for (const section of sections) known.sections.add(section);
	}

	async #finishRun(): Promise<void> {
		await this.#writing;
		this.#startWriting();
		await this.#writing;
	}

	/** Begins to write the run, when nothing else is written. */
	#startWriting(): void {
		const run = this.#run;
		this.#run = [];
		this.#writing = this.#write(run);
		// A failure is thrown where the run is awaited.
		this.#writing.catch(() => {});
	}

	/** The documents of a run do not depend on each other, so its parts are written at the same time. */
	async #write(run: readonly InRun[]): Promise<void> {
		const size = Math.max(leastTogether, Math.ceil(run.length / this.#deps.writers));
		const parts = Array.from({ length: Math.ceil(run.length / size) }, (_none, part) => run.slice(part * size, (part + 1) * size));
		await Promise.all(parts.map((part) => this.#writePart(part)));
	}

	async #writePart(part: readonly InRun[]): Promise<void> {
		const isStored = part.length > 1 && (await this.#storeTogether(part));
		for (const { index, document } of part) {
			const stored = { kind: 'stored' as const, path: document.shown?.path };
			this.#results.set(index, isStored ? resultOf({ accepted: document.accepted, stored }) : await this.#deps.putOne(document.accepted));
		}
	}

	/** Stores a part together. Returns false if nothing of it was stored; the caller then puts each document, which shows the reason. */
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
