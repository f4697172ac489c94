import type { Publication } from '../publish/publication.ts';
import { type DataEdit, putEdit } from './edit-data.ts';
import { arrangeMenu, type MenuEdit } from './edit-menu.ts';
import { readMenu } from './read-menu.ts';

/** An edit of a document or of a menu that somebody wants to see before it is published. */
export type TriedEdit = Omit<DataEdit, 'base'> | Omit<MenuEdit, 'before'>;

/** Makes an edit in a publication's transaction, over whatever readers have by now. Throws `DocumentRefusal`. */
export async function tryEdit(publication: Publication, edit: TriedEdit): Promise<void> {
	if (!('hierarchy' in edit)) return void (await putEdit(publication, edit));
	const { tables, sender } = publication;
	await arrangeMenu(publication, edit, await readMenu(tables, sender.brand.id, edit.hierarchy));
}
