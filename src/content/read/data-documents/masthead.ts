import type { Masthead } from '../../contract/contract.ts';
import { mastheadSchema } from '../../data-documents/masthead/masthead-schema.ts';
import { readSource } from '../../data-documents/source-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { validDocumentsOf } from './valid-documents.ts';

const mastheads = validDocumentsOf('masthead', mastheadSchema);

/** Who publishes the site; undefined when the brand does not say so. */
export async function masthead(context: QueryContext): Promise<Masthead | undefined> {
	const [document] = await mastheads(context);
	if (document === undefined) return undefined;
	const { source, text, publisher, people, contacts, principles } = document;
	return { source: readSource(source), text, publisher, people, contacts, principles };
}
