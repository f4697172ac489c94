import { readPicture } from '../../ans/picture/read-picture.ts';
import type { Signal } from '../../contract/contract.ts';
import type { ScheduleDocument } from '../../data-documents/schedule/schedule-schema.ts';
import { type SignalDocument, signalSchema } from '../../data-documents/signal/signal-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { scheduleFrom } from './schedule.ts';
import { validDocumentsOf } from './valid-documents.ts';

const signalDocuments = validDocumentsOf('signal', signalSchema);

/** The stations of the channel: those of television first, then by their ids. */
export async function signals(context: QueryContext): Promise<readonly Signal[]> {
	const documents = await signalDocuments(context);
	const inOrder = ['tv', 'radio'].flatMap((kind) => documents.filter((document) => document.kind === kind));
	return Promise.all(inOrder.map((document) => signalOf(document, context)));
}

async function signalOf(document: SignalDocument, context: QueryContext): Promise<Signal> {
	const { _id: id, kind, title, stream } = document;
	const picture = readPicture(document.promo_items?.basic, context.readContext);
	const schedule = await scheduleFrom(daysOf(document), context);
	return { id, kind, title, stream, ...(picture && { picture }), ...(schedule && { schedule }) };
}

/** The week of a station as the documents of a schedule. */
const daysOf = ({ week, source }: SignalDocument): readonly ScheduleDocument[] =>
	week.flatMap(({ days, broadcasts }) => days.map((_id): ScheduleDocument => ({ type: 'schedule', _id, source, broadcasts })));
