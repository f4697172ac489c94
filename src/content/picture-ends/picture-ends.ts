// When the rights to pictures end, and the works that have a picture.
import { type RawBuilder, sql } from 'kysely';
import type { BrandId } from '#brands';
import type { PictureUse } from '../contract/contract.ts';
import type { Tables } from '../store/tables.ts';

/** Sets when the rights to a picture end; null for never. Works from which the picture was taken do not get it back. */
export async function setPictureEnd(tables: Tables, id: string, endsAt: Date | null): Promise<void> {
	if (endsAt === null) {
		await tables.deleteFrom('content.picture_end').where('id', '=', id).execute();
		return;
	}
	const end = { ends_at: endsAt, ended_at: null };
	await tables
		.insertInto('content.picture_end')
		.values({ id, ...end })
		.onConflict((conflict) => conflict.column('id').doUpdateSet(end))
		.execute();
}

/** Published works `p` of every brand whose text names a picture. The query reads the texts: there is no index of pictures. */
const worksWith = (id: string): RawBuilder<unknown> => sql`content.placement as p
	join content.revision as r on r.brand = p.owner and r.shelf = 'work' and r.id = p.id and r.revision = p.revision
	where p.brand = p.owner and strpos(r.body, ${id}) > 0`;

type Use = PictureUse & { readonly brand: BrandId };

/** The works of every brand whose published text has a picture: the 500 that were shown last. */
export async function usesOfPicture(tables: Tables, id: string): Promise<readonly Use[]> {
	const { rows } = await sql<Use>`select p.owner as brand, p.id, p.path, p.card #>> '{headlines,basic}' as headline
		from ${worksWith(id)} order by p.displayed_at desc limit 500`.execute(tables);
	return rows;
}

/** All of them, by their ids. */
export async function allUsesOfPicture(tables: Tables, id: string): Promise<readonly Pick<Use, 'brand' | 'id'>[]> {
	const { rows } = await sql<Pick<Use, 'brand' | 'id'>>`select p.owner as brand, p.id from ${worksWith(id)}`.execute(tables);
	return rows;
}
