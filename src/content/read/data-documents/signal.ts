import type { Signal } from '../../contract/contract.ts';
import { signalSchema } from '../../data-documents/signal/signal-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { validDocumentsOf } from './valid-documents.ts';

const signals = validDocumentsOf('signal', signalSchema);

/** The live signal of the channel, the first by id; undefined when it has none. */
export async function signal(context: QueryContext): Promise<Signal | undefined> {
	const [first] = await signals(context);
	return first && { id: first._id, title: first.title, stream: first.stream };
}
