import type { Election, ElectionId } from '../../contract/contract.ts';
import { electionAt } from '../../data-documents/election/election-at.ts';
import { electionSchema } from '../../data-documents/election/election-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { validDocumentsOf } from './valid-documents.ts';

const elections = validDocumentsOf('election', electionSchema);

/** An election as it is counted now; undefined when the brand has no document of it. */
export async function election(context: QueryContext, id: ElectionId): Promise<Election | undefined> {
	const documents = await elections(context);
	const document = documents.find(({ _id }) => _id === id);
	return document && electionAt(document, context.now);
}
