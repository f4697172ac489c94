import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { ReadContext } from '../ans/read-context.ts';
import type { Purges } from '../purge/purges.ts';
import type { Tables } from '../store/tables.ts';
import { CardReader } from './card-reader.ts';
import type { ReaderParts } from './content-queries.ts';
import { KeptDocuments } from './shelves/kept-documents.ts';

type Parts = Pick<ReadContext, 'brandOrigins' | 'signImage' | 'allowedImageHosts'> & {
	readonly tables: Tables;
	readonly purges: Purges;
	readonly clock: Clock;
	readonly brands: readonly Brand[];
};

/** Gives what a reader of a brand is made of; `isMember` is told of who is a registered reader. */
export type PartsOf = (brand: BrandId, isMember?: boolean) => ReaderParts;

/** What a reader of a brand is made of; what was read of cards and of other documents is shared by all readers of the process. */
export function readerParts({ tables, purges, clock, brands, ...given }: Parts): PartsOf {
	const cards = new CardReader();
	const kept = new KeptDocuments(purges);
	return (id, isMember = false) => {
		const brand = brands.find((candidate) => candidate.id === id);
		if (!brand) throw new Error(`there is no brand ${id}`);
		const { correction, clarification, photoCredit: photo, sponsored } = brand.texts;
		const { brandOrigins, signImage, allowedImageHosts } = given;
		const texts = { correction, clarification, photo, sponsored };
		const { registrationCodes } = brand.accounts;
		const context = { brand: id, brandOrigins, signImage, allowedImageHosts, texts, registrationCodes, isMember, now: clock() };
		return { tables, brand, cards, kept, context };
	};
}
