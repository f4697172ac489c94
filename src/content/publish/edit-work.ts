import { type JsonObject, objectIn } from '../ans/json.ts';
import type { WorkText } from '../contract/contract.ts';
import { workText } from '../desk/work-text.ts';
import { acceptDocument } from '../documents/accept-document.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { Tables } from '../store/tables.ts';
import type { Edit } from './edit.ts';
import { editedText } from './edited-text.ts';
import { forgetAside } from './forget-aside.ts';
import { isFormer } from './is-former.ts';
import type { Publication } from './publication.ts';
import { putDocument } from './put-document.ts';
import { lockDocument } from './store-revision.ts';
import { withCanonical } from './with-canonical.ts';

/** `conflict`: the work has a newer text than the one that the edit began from (N05). */
export type EditOutcome =
	| { readonly kind: 'stored'; readonly work: WorkText }
	| { readonly kind: 'conflict'; readonly newest: WorkText | undefined };

/**
 * Stores a text of the newsroom as the newest of its work, in the publication's transaction; nothing is stored when somebody else was
 * faster. Throws `DocumentRefusal`.
 */
export async function editWork(publication: Publication, edit: Edit): Promise<EditOutcome> {
	const { tables, sender, now } = publication;
	const { brand } = sender;
	const scope = { tables, brand, now };
	// Locked before the first read, so that no sender and nobody else of the newsroom comes between.
	await lockDocument(tables, { brand: brand.id, kind: 'work', id: edit.id });
	const newest = await workText(scope, edit.id);
	if (newest?.revision !== edit.base) return { kind: 'conflict', newest };
	const { incoming: written } = acceptDocument(await editedText(publication, edit, newest && documentOf(newest)), now);
	const shared = edit.publishes ? await withCanonical(publication, written) : undefined;
	const incoming = shared === undefined ? written : acceptDocument(shared, now).incoming;
	if (incoming.kind !== 'work' || incoming.id !== edit.id || (newest && incoming.type !== newest.type))
		refuseDocument('INVALID_DOCUMENT', '$._id', `is not the work ${edit.id}`);
	if (edit.publishes && incoming.edition === 'draft') refuseDocument('INVALID_DOCUMENT', '$', incoming.draftReason ?? 'is a draft');
	await putDocument(publication, incoming);
	if (edit.publishes) await forgetAside(tables, brand.id, edit.id);
	if (newest && !edit.keepsFormer && isSamePause(newest, sender.name, now))
		await dropRevision(tables, { brand: brand.id, id: edit.id }, newest.revision);
	const work = await workText(scope, edit.id);
	if (!work) throw new Error(`the work ${edit.id} was stored but cannot be found`);
	return { kind: 'stored', work };
}

/** A text is saved every few seconds while somebody types; one version for each ten minutes is enough. */
const versionMs = 600_000;

function isSamePause({ isDraft, sender, receivedAt }: WorkText, name: string, now: Date): boolean {
	const span = (time: number) => Math.floor(time / versionMs);
	return isDraft && sender === name && span(Date.parse(receivedAt)) === span(now.getTime());
}

async function dropRevision(tables: Tables, { brand, id }: { brand: string; id: string }, revision: string): Promise<void> {
	await tables
		.deleteFrom('content.revision')
		.where('brand', '=', brand)
		.where('shelf', '=', 'work')
		.where('id', '=', id)
		.where('revision', '=', revision)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('content.named_revision as named').select('named.id').whereRef('named.revision', '=', 'content.revision.revision'),
				),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom('content.plan as plan').select('plan.id').whereRef('plan.revision', '=', 'content.revision.revision'))),
		)
		.where(isFormer)
		.execute();
}

const documentOf = ({ text }: WorkText): JsonObject => objectIn(text);
