import * as v from 'valibot';
import type { EditedKind } from '#content';
import { dataKinds } from '../../data-desk/data-kinds.ts';
import { formPath } from '../../data-desk/form-path.ts';
import type { NewsroomDeps, SignedInStaff } from '../../newsroom-deps.ts';
import { refuse } from '../../refuse.ts';

type Opened = { readonly location: string } | { readonly typed: string; readonly problem: string };

/** The form of the document that an editor names, such as a collection by its id or the address of its page (RULE-22); or why there is none. */
export async function openNamed(
	{ content }: Pick<NewsroomDeps, 'content'>,
	{ site: { brand, origin } }: SignedInStaff,
	{ kind, typed }: { readonly kind: EditedKind; readonly typed: string },
): Promise<Opened> {
	const { naming } = dataKinds[kind];
	if (!naming) return refuse('data-not-found');
	const read = v.safeParse(naming.schema(origin), typed);
	if (!read.success) return { typed, problem: read.issues[0].message };
	const id = await content.dataNamed(brand.id, kind, read.output);
	return id === undefined
		? { typed, problem: `No hay ${dataKinds[kind].one} con ese nombre.` }
		: { location: formPath(brand.id, kind, id) };
}
