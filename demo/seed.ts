import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandId } from '#brands';
import type { Content } from '#content';
import type { Media } from '#media';
import { countReads } from './count-reads.ts';
import type { Edition } from './edition.ts';
import { editionDocuments } from './edition-documents.ts';
import { brandsWithDemo, readEdition } from './read-edition.ts';
import { seedDesk } from './seed-desk.ts';
import { fileId, mediaFiles } from './video-document.ts';

export type SeedOptions = {
	readonly content: Pick<Content, 'putAll' | 'countRead' | 'queries' | 'edit' | 'plan' | 'unpublish' | 'spike'>;
	readonly media: Pick<Media, 'putFile'>;
	readonly origins: Readonly<Record<BrandId, string>>;
	/** The folder of the demo. */
	readonly folder: string;
	readonly now: Date;
	/** Called after each batch with the number of documents done and in total. */
	readonly progress: (label: string, done: number, total: number) => void;
};

/** Documents of one batch. */
const batchSize = 50;

/** Stores the demo's media files and documents. Its pictures are drawn on request. A second run changes nothing. */
export async function seed(options: SeedOptions): Promise<void> {
	const brands = await brandsWithDemo(options.folder);
	const editions = await Promise.all(brands.map((brand) => readEdition(brand, options.folder)));
	await storeFiles(options);
	for (const edition of editions) {
		const { origins, now } = options;
		const dated = { ...edition, origin: origins[edition.brand], now };
		await storeDocuments(dated, options);
		await seedDesk(options.content, edition.brand, now);
		countReads(dated, options.content);
	}
}

async function storeFiles({ media, folder }: SeedOptions): Promise<void> {
	for (const [name, kind] of mediaFiles) await media.putFile(await readFile(join(folder, 'files', name)), kind, fileId(name));
}

async function storeDocuments(edition: Edition, { content, progress }: SeedOptions): Promise<void> {
	const documents = editionDocuments(edition);
	for (let at = 0; at < documents.length; at += batchSize) {
		const texts = documents.slice(at, at + batchSize).map((document) => JSON.stringify(document));
		const results = await content.putAll({ brand: edition.brand, sender: 'demo', may: 'operator' }, texts);
		const refused = results.find((result) => result.kind === 'refused');
		if (refused?.kind === 'refused')
			throw new Error(`a document of the demo of ${edition.brand} was refused: ${JSON.stringify(refused.problems)}`);
		progress(edition.brand, Math.min(at + batchSize, documents.length), documents.length);
	}
}
