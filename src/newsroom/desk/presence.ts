import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';

/** How long (ms) somebody counts as present after their page last said so. The page says so every twenty seconds. */
const presentMs = 45_000;

type PresenceDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

/** Stores that somebody has a story open. A person counts for one story at a time. */
export async function sayPresent({ tables, clock }: PresenceDeps, { staff, site }: SignedInStaff, story: string): Promise<void> {
	const place = { brand: site.brand.id, story, seen_at: clock() };
	await tables
		.insertInto('newsroom.presence')
		.values({ staff: staff.id, ...place })
		.onConflict((conflict) => conflict.column('staff').doUpdateSet(place))
		.execute();
}

/** Who has which story of a brand open now. */
export function presentIn({ tables, clock }: PresenceDeps, brand: string) {
	return tables
		.selectFrom('newsroom.presence as presence')
		.innerJoin('newsroom.staff as staff', 'staff.id', 'presence.staff')
		.select(['presence.story', 'staff.name'])
		.where('presence.brand', '=', brand)
		.where('presence.seen_at', '>', new Date(clock().getTime() - presentMs))
		.orderBy('staff.name')
		.execute();
}
