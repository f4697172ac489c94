import { documentAt } from '../publish/document-at.ts';
import { editWork } from '../publish/edit-work.ts';
import type { Publication } from '../publish/publication.ts';
import { lockDocument } from '../publish/store-revision.ts';
import { workTextNow } from '../publish/work-text-now.ts';
import { withoutPicture } from './without-picture.ts';

/**
 * Publishes a work without a picture. If the work also has a newer draft, that stays the newest text and loses the picture too, so that its
 * publication does not bring the picture back. Throws `DocumentRefusal`.
 */
export async function takeOut(publication: Publication, work: string, picture: string): Promise<void> {
	const { tables, sender: by } = publication;
	await lockDocument(tables, { brand: by.brand.id, kind: 'work', id: work });
	const newest = await workTextNow(publication, work);
	if (newest?.publishedRevision === undefined) return;
	const published = await documentAt(publication, work, newest.publishedRevision);
	const rest = withoutPicture(published, picture);
	if (JSON.stringify(rest) === JSON.stringify(published)) return;
	const draft = newest.revision === newest.publishedRevision ? undefined : await documentAt(publication, work, newest.revision);
	const edit = { id: work, kept: [], keepsFormer: true };
	const stored = await editWork(publication, { ...edit, document: rest, base: newest.revision, publishes: true });
	if (draft && stored.kind === 'stored')
		await editWork(publication, { ...edit, document: withoutPicture(draft, picture), base: stored.work.revision, publishes: false });
}
