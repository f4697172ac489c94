// The report of an import: counts, progress, and every item that was refused or unreadable, with its place and reason.
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { NoteCounts } from './import-report/note-counts.ts';
import { lineOf, nameOf } from './import-report/report-lines.ts';
import { type ReportRows, rowsFor } from './import-report/report-rows.ts';
import type { ReportedEvent, ReportedPlace } from './import-report/reported-event.ts';

export { csvCell } from './import-report/report-rows.ts';
export type { ReportedEvent, ReportedPlace } from './import-report/reported-event.ts';

/**
 * Event kind → label of its count, and its meaning: `taken` items are counted, `noted` and `refused` ones are also listed. `no-item` input,
 * such as a file that holds something else, and `failed` input, which could not be read, are listed but do not count as items. A count with
 * `whenAny` is shown only when it is not 0.
 */
export type Outcomes<Kind extends string> = Readonly<
	Record<Kind, { readonly label: string; readonly is: 'taken' | 'noted' | 'refused' | 'no-item' | 'failed'; readonly whenAny?: true }>
>;

/** Where the summary goes; `live` when it is a terminal, whose last line can be redrawn. */
type Screen = { readonly write: (text: string) => void; readonly live: boolean };

/** Problems on the screen; the file has all of them. */
const maxShown = 1_000;
/** Items between two progress lines where there is no terminal. */
const progressEvery = 1_000;

/** Counts the events of an import, shows progress, and lists every item that was not taken on the screen and in a file. */
export class Report<Kind extends string> {
	readonly #screen: Screen;
	readonly #file: WriteStream;
	readonly #rows: ReportRows;
	readonly #outcomes: Outcomes<Kind>;
	readonly #counts = new Map<Kind, number>();
	readonly #problems: string[] = [];
	readonly #repairs = new NoteCounts('Repaired; what was left out stays in the revision of each document:');
	readonly #notes = new NoteCounts('Converted in another form, or left aside:');
	#last: ReportedPlace | undefined;
	#drawn = 0;

	constructor(outcomes: Outcomes<Kind>, screen: Screen, path: string) {
		this.#outcomes = outcomes;
		this.#screen = screen;
		this.#file = createWriteStream(path);
		this.#rows = rowsFor(path);
		this.#file.write(this.#rows.head);
	}

	add(event: ReportedEvent<Kind>): void {
		this.#counts.set(event.kind, (this.#counts.get(event.kind) ?? 0) + 1);
		this.#last = event.place;
		this.#repairs.add(event.repairs, event.place);
		this.#notes.add(event.notes, event.place);
		if (this.#outcomes[event.kind].is !== 'taken') {
			this.#file.write(this.#rows.rowsOf(event));
			if (this.#problems.length < maxShown) this.#problems.push(lineOf(event));
		}
		this.#draw();
	}

	/** Whether items were read, and each of them taken. */
	get tookAll(): boolean {
		return this.#sum(['taken', 'noted']) > 0 && this.#sum(['refused', 'failed']) === 0;
	}

	/** Closes the file and writes the summary to the screen. */
	async finish(stopped: boolean): Promise<void> {
		this.#writeCounts('repaired', this.#repairs);
		this.#writeCounts('noted', this.#notes);
		this.#file.end();
		await finished(this.#file);
		if (this.#screen.live) this.#screen.write('\r\u001b[K');
		for (const line of [...this.#problems, ...this.#repairs.lines, ...this.#notes.lines]) this.#screen.write(`${line}\n`);
		if (stopped && this.#last)
			this.#screen.write(`Stopped after ${nameOf(this.#last)}. Run the same command again to go on; what is stored is skipped.\n`);
		this.#screen.write(`${this.#summary()}.\n`);
		if (this.#sum(['noted', 'refused', 'no-item', 'failed']) + this.#repairs.all.length + this.#notes.all.length > 0)
			this.#screen.write(`The list is in ${this.#file.path}\n`);
	}

	/** All counts; the screen has the most frequent ones. */
	#writeCounts(kind: string, counts: NoteCounts): void {
		for (const { kind: words, items, first } of counts.all)
			this.#file.write(this.#rows.rowsOf({ kind, place: first, why: `${words}: ${items}` }));
	}

	/** `200 stored, 0 stored as drafts, 0 already known, 1 refused` */
	#summary(): string {
		return this.#kinds()
			.filter((kind) => !this.#outcomes[kind].whenAny || this.#counts.has(kind))
			.map((kind) => `${this.#counts.get(kind) ?? 0} ${this.#outcomes[kind].label}`)
			.join(', ');
	}

	#sum(meanings: readonly Outcomes<Kind>[Kind]['is'][]): number {
		const kinds = this.#kinds().filter((kind) => meanings.includes(this.#outcomes[kind].is));
		return kinds.reduce((sum, kind) => sum + (this.#counts.get(kind) ?? 0), 0);
	}

	#kinds(): readonly Kind[] {
		return Object.keys(this.#outcomes).filter((kind): kind is Kind => kind in this.#outcomes);
	}

	#draw(): void {
		const done = this.#sum(['taken', 'noted', 'refused', 'no-item', 'failed']);
		const now = Date.now();
		if (this.#screen.live && now - this.#drawn > 100) {
			this.#drawn = now;
			this.#screen.write(`\r\u001b[K${this.#summary()}  ${this.#last?.file.slice(-60) ?? ''}`);
		} else if (!this.#screen.live && done % progressEvery === 0) this.#screen.write(`${done} read: ${this.#summary()}\n`);
	}
}
