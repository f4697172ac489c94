import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';

type ViewDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

/** The saved views of a person in a brand, by name. */
export const viewsOf = ({ tables }: ViewDeps, { staff, site }: SignedInStaff) =>
	tables
		.selectFrom('newsroom.saved_view')
		.select(['name', 'query'])
		.where('staff', '=', staff.id)
		.where('brand', '=', site.brand.id)
		.orderBy('name')
		.execute();

/** Saves a view under its name. An empty query removes the view. */
export async function keepView(
	{ tables, clock }: ViewDeps,
	{ staff, site }: SignedInStaff,
	{ name, query }: { readonly name: string; readonly query: string },
): Promise<void> {
	const key = { staff: staff.id, brand: site.brand.id, name };
	if (query === '') {
		await tables
			.deleteFrom('newsroom.saved_view')
			.where('staff', '=', key.staff)
			.where('brand', '=', key.brand)
			.where('name', '=', name)
			.execute();
		return;
	}
	await tables
		.insertInto('newsroom.saved_view')
		.values({ ...key, query, made_at: clock() })
		.onConflict((conflict) => conflict.columns(['staff', 'brand', 'name']).doUpdateSet({ query }))
		.execute();
}
