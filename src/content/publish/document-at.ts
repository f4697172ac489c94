import { isObject, type JsonObject } from '../ans/json.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import { readRevision } from '../revisions/read-revision.ts';
import type { Publication } from './publication.ts';

/** The document of a revision of a work of the sender's brand. Refuses a revision that does not exist any more. */
export async function documentAt({ tables, sender }: Publication, id: string, revision: string): Promise<JsonObject> {
	const text = await readRevision(tables, { brand: sender.brand.id, kind: 'work', id }, revision);
	const json: unknown = JSON.parse((text ?? 'null').replace(/^\uFEFF/, ''));
	if (!isObject(json)) refuseDocument('INVALID_DOCUMENT', '$', 'the text is not there any more');
	return json;
}
