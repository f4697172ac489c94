import { digest, randomSecret } from '#platform/crypto';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { BrandSite } from '../readers/reader-support.ts';

/** How long a pass works, in ms. A redirect uses it at once. */
const passMs = 60_000;

type PassDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

/** The member of staff who goes to the site of a brand, and the reader as whom they will see it, if any. */
type Pass = { readonly staff: string; readonly brand: string; readonly reader?: string };

/** Makes a pass, which works once, within a minute. Resolves to its secret. */
export async function passTo({ tables, clock }: PassDeps, { staff, brand, reader }: Pass): Promise<string> {
	const secret = randomSecret();
	const expiresAt = new Date(clock().getTime() + passMs);
	await tables
		.insertInto('newsroom.site_pass')
		.values({ hash: digest(secret), staff, brand, reader: reader ?? null, expires_at: expiresAt, used_at: null })
		.execute();
	return secret;
}

/** The address on the site of a brand that takes a pass. */
export const passPath = ({ origin }: BrandSite, secret: string): string => `${origin}/_site/redaccion/?pase=${secret}`;

/** Uses a pass up. Resolves to its member of staff and reader; undefined when it is unknown, used, expired or of another brand. */
export async function redeemPass(
	{ tables, clock }: PassDeps,
	secret: string,
	brand: string,
): Promise<{ readonly staff: { readonly id: string; readonly name: string }; readonly reader: string | null } | undefined> {
	const now = clock();
	const pass = await tables
		.updateTable('newsroom.site_pass')
		.set({ used_at: now })
		.where('hash', '=', digest(secret))
		.where('brand', '=', brand)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returning(['staff', 'reader'])
		.executeTakeFirst();
	if (!pass) return undefined;
	const staff = await tables
		.selectFrom('newsroom.staff')
		.select(['id', 'name'])
		.where('id', '=', pass.staff)
		.where('disabled_at', 'is', null)
		.executeTakeFirst();
	return staff && { staff, reader: pass.reader };
}
