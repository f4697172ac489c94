import type { Signal } from '../contract/contract.ts';
import { signalSchema } from '../data-documents/signal/signal-schema.ts';
import type { QueryContext } from './query-context.ts';
import { validDocuments } from './valid-documents.ts';

/** The live signal of the channel, the first by id; undefined when it has none. */
export async function signal(context: QueryContext): Promise<Signal | undefined> {
	const [first] = await validDocuments(context, 'signal', signalSchema);
	return first && { id: first._id, title: first.title, stream: first.stream };
}
