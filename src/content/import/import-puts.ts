import type { CheckResult } from '../publish/bulk/check-all.ts';
import type { PutResult } from '../publish/put-result.ts';
import { checkOnly } from './check-only.ts';
import { eventOf, type ImportEvent, type PreparedDocument } from './import-event.ts';
import type { ImportOptions } from './import-options.ts';
import { withOwnPictures } from './own-pictures.ts';

/** What becomes of documents: they are put, or only checked. */
type Series = { add(texts: readonly string[]): Promise<readonly (PutResult | CheckResult)[]>; finish(): Promise<readonly PutResult[]> };

/** Puts the documents of an import with their pictures, and says what became of each. */
export class ImportPuts {
	readonly #pictures: ImportOptions['pictures'];
	readonly #series: Series;
	/** Documents whose result is not known yet, in their order. */
	#waiting: readonly PreparedDocument[] = [];

	constructor(options: ImportOptions) {
		this.#pictures = options.pictures;
		this.#series = seriesOf(options);
	}

	/** Puts more documents. Resolves to what became of the first ones; the last may still have to be written. */
	async add(given: readonly PreparedDocument[]): Promise<readonly ImportEvent[]> {
		if (given.length === 0) return [];
		const pictures = this.#pictures;
		const supplied = await Promise.all(
			given.map((document) => (pictures ? withOwnPictures(document, pictures) : { document, missing: [] })),
		);
		const documents = supplied.map(({ document }) => document);
		this.#waiting = [...this.#waiting, ...documents];
		const results = await this.#series.add(documents.map(({ text }) => text));
		return [...supplied.flatMap(({ missing }) => missing), ...this.#eventsOf(results)];
	}

	/** Stores what is left, and resolves to what became of it. */
	async finish(): Promise<readonly ImportEvent[]> {
		return this.#eventsOf(await this.#series.finish());
	}

	#eventsOf(results: readonly (PutResult | CheckResult)[]): readonly ImportEvent[] {
		const documents = this.#waiting.slice(0, results.length);
		this.#waiting = this.#waiting.slice(results.length);
		return documents.flatMap((document, index) => {
			const result = results[index];
			return result ? [eventOf(result, document)] : [];
		});
	}
}

function seriesOf({ content, brand, dryRun }: ImportOptions): Series {
	const from = { brand: brand.id, sender: 'import', may: 'operator' } as const;
	const finish = async () => [];
	if (!content) return { add: async (texts) => texts.map(checkOnly), finish };
	return dryRun ? { add: (texts) => content.checkAll(from, texts), finish } : content.putSeries(from);
}
