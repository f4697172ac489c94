import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LibraryPicture, PictureWords } from '#newsroom/contract';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { may } from '../permissions/permissions.ts';
import { refuse } from '../refuse.ts';
import type { PictureRow } from '../store/tables.ts';
import type { StoredPicture } from '../stories/pictures.ts';

type LibraryDeps = Pick<NewsroomDeps, 'tables' | 'clock' | 'pictures' | 'content'>;

const pageSize = 30;

/** Stores a picture in the library of a brand. For a file that is there already, resolves to the existing picture with its words. */
export async function addPicture(deps: LibraryDeps, { staff, site }: SignedInStaff, bytes: Uint8Array): Promise<LibraryPicture> {
	const { tables, clock, pictures } = deps;
	const hash = createHash('sha256').update(bytes).digest();
	const known = await pictureRow(deps, site.brand.id, { hash });
	if (known) return { ...viewOf(known), isKnown: true };
	const stored = await pictures.put(bytes);
	const row = { ...rowOf(stored), brand: site.brand.id, hash, added_by: staff.name, added_at: clock() };
	await tables
		.insertInto('newsroom.picture')
		.values(row)
		.onConflict((conflict) => conflict.columns(['brand', 'hash']).doNothing())
		.execute();
	// When two people send the same file at the same time, both get the picture that was stored first.
	const first = await pictureRow(deps, site.brand.id, { hash });
	if (!first) throw new Error(`the picture ${stored.id} was stored but cannot be found`);
	const details = { brand: site.brand.id, picture: first.id };
	await recordStaffEvent(deps, { staff: staff.id, event: 'picture_stored', details });
	return { ...viewOf(first), isKnown: first.id !== stored.id };
}

/** The pictures of a brand whose words contain all search words, the newest first. */
export async function listPictures({ tables }: LibraryDeps, brand: string, { words, from }: { words: string; from: number }) {
	const sought = words.split(/\s+/).filter(Boolean).slice(0, 8);
	const text = sql`lower(caption || ' ' || credit || ' ' || alt)`;
	const rows = await tables
		.selectFrom('newsroom.picture')
		.selectAll()
		.where('brand', '=', brand)
		.$if(sought.length > 0, (query) =>
			query.where(
				sql<boolean>`${sql.join(
					sought.map((word) => sql`strpos(${text}, ${word.toLowerCase()}) > 0`),
					sql` and `,
				)}`,
			),
		)
		.orderBy('added_at', 'desc')
		.orderBy('id')
		.limit(pageSize + 1)
		.offset(from)
		.execute();
	return { pictures: rows.slice(0, pageSize).map(viewOf), ...(rows.length > pageSize && { next: from + pageSize }) };
}

/**
 * Changes the words, the focal point and the end of the rights of a picture; undefined when the brand has no picture of this id. When the
 * rights end, the picture is taken out of published stories, so only those who may publish can change that time.
 */
export async function describePicture(
	deps: LibraryDeps,
	{ staff, site }: SignedInStaff,
	{ id, ...words }: PictureWords & { readonly id: string },
) {
	const brand = site.brand.id;
	const rightsEnd = words.rightsEnd === null ? null : new Date(words.rightsEnd);
	const mayEnd = may(staff.role, 'publish');
	const before = await pictureRow(deps, brand, { id });
	if (before && !mayEnd && before.rights_end?.getTime() !== rightsEnd?.getTime()) refuse('not-permitted');
	const row = await deps.tables
		.updateTable('newsroom.picture')
		.set({
			caption: words.caption,
			credit: words.credit,
			alt: words.alt,
			focal_x: words.focal.x,
			focal_y: words.focal.y,
			...(mayEnd && { rights_end: rightsEnd }),
		})
		.where('brand', '=', brand)
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirst();
	if (!row) return undefined;
	if (mayEnd) await deps.content.setPictureEnd(id, row.rights_end);
	return viewOf(row);
}

/**
 * Takes a picture out of the library of a brand; false when the brand has no picture of this id. Stories that have it keep it, so its file
 * stays.
 */
export async function removePicture({ tables, clock }: LibraryDeps, { staff, site }: SignedInStaff, id: string): Promise<boolean> {
	const brand = site.brand.id;
	const { numDeletedRows } = await tables.deleteFrom('newsroom.picture').where('brand', '=', brand).where('id', '=', id).executeTakeFirst();
	const isRemoved = numDeletedRows === 1n;
	if (isRemoved) await recordStaffEvent({ tables, clock }, { staff: staff.id, event: 'picture_removed', details: { brand, picture: id } });
	return isRemoved;
}

/** A picture of a brand, by its id or by the digest of its file. */
function pictureRow(
	{ tables }: LibraryDeps,
	brand: string,
	by: { readonly hash: Buffer } | { readonly id: string },
): Promise<PictureRow | undefined> {
	const ofBrand = tables.selectFrom('newsroom.picture').selectAll().where('brand', '=', brand);
	return ('id' in by ? ofBrand.where('id', '=', by.id) : ofBrand.where('hash', '=', by.hash)).executeTakeFirst();
}

const rowOf = ({ id, extension, width, height, dominant, focal }: StoredPicture) => ({
	id,
	extension,
	width,
	height,
	dominant,
	focal_x: focal.x,
	focal_y: focal.y,
	caption: '',
	credit: '',
	alt: '',
	rights_end: null,
});

const viewOf = (row: PictureRow): LibraryPicture => ({
	id: row.id,
	extension: row.extension,
	width: row.width,
	height: row.height,
	dominant: row.dominant,
	focal: { x: row.focal_x, y: row.focal_y },
	caption: row.caption,
	credit: row.credit,
	alt: row.alt,
	rightsEnd: row.rights_end?.toISOString() ?? null,
	addedBy: row.added_by,
	addedAt: row.added_at.toISOString(),
	isKnown: false,
});
