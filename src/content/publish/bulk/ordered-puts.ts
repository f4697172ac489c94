import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { AcceptedDocument } from '../../documents/accept-document.ts';
import type { IncomingDocument } from '../../documents/incoming-document.ts';
import type { PutResult } from '../put-result.ts';
import { freshDocument, isFresh, pathIn } from './fresh-document.ts';
import { ignoredResult, type KnownBefore, readKnown, sectionIdsOf } from './known-before.ts';
import { type InRun, RunWriter, type RunWriterDeps } from './run-writer.ts';

/** Documents that are written in one transaction. */
export const partSize = 100;
/** Fewer documents than these are not divided: a transaction of their own would cost more than it gains. */
const leastTogether = 25;

/**
 * Puts documents in their order, with the same results as one by one. A run of consecutive fresh documents is stored in few transactions, every other
 * document in its own. While documents are written, the next ones are checked and placed.
 */
export class OrderedPuts {
	readonly #deps: RunWriterDeps;
	readonly #writer: RunWriter;
	/** Names that were not stored when it was last read what is: a second document with one of them is not fresh. */
	#seen = new Set<string>();
	/** Fresh documents that nobody writes yet. */
	#run: InRun[] = [];
	#added = 0;
	#taken = 0;
	readonly #results = new Map<number, PutResult>();

	constructor(deps: RunWriterDeps) {
		this.#deps = deps;
		this.#writer = new RunWriter(deps, (index, result) => this.#results.set(index, result));
	}

	/**
	 * Adds accepted documents. The refusals among them are passed through as results. The last documents may still have to be written; the results that
	 * are known by now can be taken.
	 */
	async add(given: readonly (AcceptedDocument | PutResult)[]): Promise<void> {
		const known = await this.#readKnown(given.flatMap((one) => ('incoming' in one ? [one.incoming] : [])));
		for (const one of given) {
			const index = this.#added;
			this.#added += 1;
			if ('incoming' in one) await this.#put(index, one, known);
			else this.#results.set(index, one);
		}
	}

	/** The results that nobody has taken yet, in the order of the documents, up to the first that is not known. */
	take(): readonly PutResult[] {
		const taken: PutResult[] = [];
		for (let result = this.#results.get(this.#taken); result !== undefined; result = this.#results.get(this.#taken)) {
			taken.push(result);
			this.#results.delete(this.#taken);
			this.#taken += 1;
		}
		return taken;
	}

	/** Writes what is left, its parts at the same time. */
	async finish(): Promise<void> {
		const size = Math.max(leastTogether, Math.ceil(this.#run.length / this.#deps.writers));
		while (this.#run.length > 0) await this.#writer.start(this.#run.splice(0, size));
		await this.#writer.finish();
	}

	/** What is written meanwhile counts as seen, since it may be read or not. */
	async #readKnown(documents: readonly IncomingDocument[]): Promise<KnownBefore> {
		const { tables, sender, clock } = this.#deps;
		const paths = documents.flatMap((document) => pathIn(sender, document, clock()) ?? []);
		this.#seen = new Set([...this.#run, ...this.#writer.documents].flatMap(({ names }) => names));
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
		else if (isNew && isFresh(sender, { incoming, path }, known)) await this.#addToRun({ index, names }, accepted, path);
		else await this.#putAlone(index, accepted, known);
	}

	async #addToRun(place: Omit<InRun, 'document'>, accepted: AcceptedDocument, path: string | undefined): Promise<void> {
		const { tables, sender, clock } = this.#deps;
		this.#run.push({ ...place, document: freshDocument({ tables, sender, now: clock() }, accepted, path) });
		if (this.#run.length >= partSize) await this.#writer.start(this.#run.splice(0));
		else await letOthersRun();
	}

	async #putAlone(index: number, accepted: AcceptedDocument, known: KnownBefore): Promise<void> {
		await this.finish();
		const result = await this.#deps.putOne(accepted);
		this.#results.set(index, result);
		if (result.kind !== 'stored') return;
		const { incoming } = accepted;
		const sections = incoming.kind === 'section' ? [incoming.id] : sectionIdsOf(incoming, this.#deps.sender.brand.id);
		for (const section of sections) known.sections.add(section);
	}
}
