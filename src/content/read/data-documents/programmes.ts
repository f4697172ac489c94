import { readPicture } from '../../ans/picture/read-picture.ts';
import type { Chapter, Programme } from '../../contract/contract.ts';
import { type ProgrammeDocument, programmeSchema } from '../../data-documents/programme/programme-schema.ts';
import { readSource } from '../../data-documents/source-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { validDocumentsOf } from './valid-documents.ts';

const programmeDocuments = validDocumentsOf('programme', programmeSchema);

/** The programme whose page is that of a section; undefined when the section is no programme, or nobody has sent it. */
export async function programme(context: QueryContext, section: string): Promise<Programme | undefined> {
	const documents = await programmeDocuments(context);
	const document = documents.find((one) => one.section === section);
	return document && programmeOf(document, context);
}

function programmeOf(document: ProgrammeDocument, context: QueryContext): Programme {
	const { section, text, hours, cast, seasons, source } = document;
	const picture = readPicture(document.promo_items?.basic, context.readContext);
	return {
		section,
		text,
		...(hours !== undefined && { hours }),
		cast,
		seasons: seasons.map(({ name, chapters }) => ({ name, chapters: chapters.map(chapterOf) })),
		...(picture && { picture }),
		source: readSource(source),
	};
}

const chapterOf = ({ number, title, date, story }: ProgrammeDocument['seasons'][number]['chapters'][number]): Chapter => ({
	number,
	title,
	...(date !== undefined && { date }),
	...(story !== undefined && { story }),
});
