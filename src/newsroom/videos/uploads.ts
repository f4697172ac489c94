// Uploads of films. A film arrives in pieces of `pieceBytes`, one after the other; the row says how far it is.
import { type FilmUpload, type NewUpload, pieceBytes } from '#newsroom/contract';
import { Refusal } from '#platform/refusal';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import type { VideoUploadRow } from '../store/tables.ts';

type UploadDeps = Pick<NewsroomDeps, 'tables' | 'clock' | 'films'>;

/** Time (ms) after which an upload that got no piece is dropped. */
const waitMs = 3 * 86_400_000;

/** Most uploads of a person that are not finished. */
const maxUploads = 200;

/** Begins an upload. When the same person began one of the same file in this brand, resolves to that one. Refuses `film-too-large`. */
export async function beginUpload(deps: UploadDeps, signedIn: SignedInStaff, file: NewUpload): Promise<FilmUpload> {
	const { tables, clock, films } = deps;
	if (file.bytes > films.maxBytes) refuse('film-too-large');
	await dropOld(deps);
	const owner = ownerOf(signedIn);
	if ((await uploadsOf(deps, signedIn)).length >= maxUploads) refuse('too-many-uploads');
	await tables
		.insertInto('newsroom.video_upload')
		.values({ id: films.newId(), ...owner, ...file, received: 0, seen_at: clock(), checked_at: null, problem: null })
		.onConflict((conflict) => conflict.columns(['brand', 'staff', 'name', 'bytes', 'modified']).doNothing())
		.execute();
	const rows = await ownUploads(deps, signedIn).execute();
	const row = rows.find(({ name, bytes, modified }) => name === file.name && bytes === file.bytes && modified === file.modified);
	return row ? viewOf(row) : refuse('upload-not-found');
}

/** The uploads of a person in a brand that are not finished. */
export const uploadsOf = async (deps: UploadDeps, signedIn: SignedInStaff): Promise<readonly FilmUpload[]> =>
	(await ownUploads(deps, signedIn).execute()).map(viewOf);

/** A piece of an upload, which begins at a byte of the film. */
export type Piece = { readonly id: string; readonly start: number; readonly bytes: Buffer };

/**
 * Stores the next piece; one that arrived before changes nothing. Resolves to the upload, which says where the next one begins. Refuses
 * `wrong-piece`, `upload-not-found`, and what is no film, whose upload ends.
 */
export async function putPiece(deps: UploadDeps, signedIn: SignedInStaff, { id, start, bytes }: Piece): Promise<FilmUpload> {
	const { tables, clock, films } = deps;
	const row = await findUpload(deps, signedIn, id);
	if (start !== row.received) return viewOf(row);
	if (bytes.length !== Math.min(pieceBytes, row.bytes - start)) refuse('wrong-piece');
	try {
		await films.putPiece(id, start, bytes);
	} catch (error) {
		if (error instanceof Refusal && error.code === 'UNSUPPORTED_FILM') await dropUpload(deps, id);
		throw error;
	}
	const received = start + bytes.length;
	await tables
		.updateTable('newsroom.video_upload')
		.set({ received, seen_at: clock() })
		.where('id', '=', id)
		.where('received', '=', start)
		.execute();
	return viewOf({ ...row, received });
}

/** Ends an upload and forgets what arrived. */
export async function cancelUpload(deps: UploadDeps, signedIn: SignedInStaff, id: string): Promise<void> {
	await findUpload(deps, signedIn, id);
	await dropUpload(deps, id);
}

/** An upload of the person in this brand; refuses `upload-not-found`. */
export async function findUpload(deps: UploadDeps, signedIn: SignedInStaff, id: string): Promise<VideoUploadRow> {
	return (await ownUploads(deps, signedIn).where('id', '=', id).executeTakeFirst()) ?? refuse('upload-not-found');
}

/** Removes the row and the pieces of an upload. */
export async function dropUpload({ tables, films }: UploadDeps, id: string): Promise<void> {
	await tables.deleteFrom('newsroom.video_upload').where('id', '=', id).execute();
	await films.drop(id);
}

const ownerOf = ({ site, staff }: SignedInStaff) => ({ brand: site.brand.id, staff: staff.id });

function ownUploads({ tables }: UploadDeps, signedIn: SignedInStaff) {
	const { brand, staff } = ownerOf(signedIn);
	return tables.selectFrom('newsroom.video_upload').selectAll().where('brand', '=', brand).where('staff', '=', staff).orderBy('id');
}

async function dropOld(deps: UploadDeps): Promise<void> {
	const before = new Date(deps.clock().getTime() - waitMs);
	const old = await deps.tables.selectFrom('newsroom.video_upload').select('id').where('seen_at', '<', before).execute();
	for (const { id } of old) await dropUpload(deps, id);
}

const viewOf = ({ id, name, bytes, modified, received }: VideoUploadRow): FilmUpload => ({ id, name, bytes, modified, received });
