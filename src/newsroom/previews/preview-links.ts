import { digest, randomSecret } from '#platform/crypto';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';

type LinkDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

const hourMs = 3_600_000;

/** Makes a link to the preview of a story, for some hours. Resolves to its secret, of which only a digest is stored (N09). */
export async function makeLink(
	{ tables, clock }: LinkDeps,
	{ staff, site }: SignedInStaff,
	{ story, hours }: { readonly story: string; readonly hours: number },
): Promise<string> {
	const secret = randomSecret();
	const now = clock();
	await tables
		.insertInto('newsroom.preview_link')
		.values({
			hash: digest(secret),
			brand: site.brand.id,
			story,
			staff: staff.id,
			made_at: now,
			ends_at: new Date(now.getTime() + hours * hourMs),
			revoked_at: null,
		})
		.execute();
	return secret;
}

/** The links of a story that work now, the newest first. */
export async function linksOf({ tables, clock }: LinkDeps, brand: string, story: string) {
	const rows = await tables
		.selectFrom('newsroom.preview_link as link')
		.innerJoin('newsroom.staff as staff', 'staff.id', 'link.staff')
		.select(['link.id', 'staff.name', 'link.ends_at'])
		.where('link.brand', '=', brand)
		.where('link.story', '=', story)
		.where('link.revoked_at', 'is', null)
		.where('link.ends_at', '>', clock())
		.orderBy('link.id', 'desc')
		.execute();
	return rows.map(({ id, name, ends_at }) => ({ number: id, madeBy: name, endsAt: ends_at.toISOString() }));
}

/** Ends a link of a story at once. */
export async function revokeLink(
	{ tables, clock }: LinkDeps,
	{ brand, story, number }: { readonly brand: string; readonly story: string; readonly number: number },
): Promise<void> {
	await tables
		.updateTable('newsroom.preview_link')
		.set({ revoked_at: clock() })
		.where('id', '=', number)
		.where('brand', '=', brand)
		.where('story', '=', story)
		.where('revoked_at', 'is', null)
		.execute();
}

/** The id of the story that a link shows on a brand; undefined when the link ended, was revoked, or never existed. */
export async function storyOfLink({ tables, clock }: LinkDeps, brand: string, secret: string): Promise<string | undefined> {
	const row = await tables
		.selectFrom('newsroom.preview_link')
		.select('story')
		.where('hash', '=', digest(secret))
		.where('brand', '=', brand)
		.where('revoked_at', 'is', null)
		.where('ends_at', '>', clock())
		.executeTakeFirst();
	return row?.story;
}
