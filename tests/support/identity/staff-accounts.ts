import { TOTP } from 'otpauth';
import type { BrandId } from '#brands';
import { inviteStaff, type Role } from '#newsroom';
import type { ServedNewsroom } from '../browser/served-newsroom.ts';
import { secret } from '../browser/served-sites.ts';

/** The member of staff to set up. Default: an email made of the role, and every brand. */
export type StaffAccount = { readonly role: Role; readonly email?: string; readonly brands?: readonly BrandId[] | undefined };

export const staffPassword = 'una frase larga para la redacción';

/** Sets a member of staff up. Returns the email and a function that makes codes of the second factor. Moves the clock by half a minute. */
export async function setUpStaff({ content, get, post }: ServedNewsroom, { role, email = `${role}@diario.test`, brands }: StaffAccount) {
	const { database, clock } = content.options();
	const path = await inviteStaff({ database, clock, secret, email, role, brands });
	const totp = new TOTP({ secret: /<code>([A-Z2-7]+)<\/code>/.exec((await get('redaccion', path)).body)?.[1] ?? '' });
	const code = () => totp.generate({ timestamp: clock().getTime() });
	await post('redaccion', '/preparar/', { clave: path.split('=')[1] ?? '', name: role, password: staffPassword, code: code() });
	const later = () => {
		content.clock.now = new Date(clock().getTime() + 30_000);
	};
	later();
	return { email, code, later };
}

/** Signs in a member of staff who was set up. Returns the `Set-Cookie` headers, the session first; none when it was refused. */
export async function signInAs({ post }: ServedNewsroom, email: string, code: string, userAgent = 'a test'): Promise<readonly string[]> {
	const form = { email, password: staffPassword, code };
	const answer = await post('redaccion', '/ingresar/', form, { 'user-agent': userAgent });
	return answer.status === 303 ? [answer.headers['set-cookie'] ?? []].flat() : [];
}

/** The session among `Set-Cookie` headers, as browsers send it. */
export const sessionIn = (setCookies: readonly string[]): string => setCookies[0]?.split(';', 1)[0] ?? '';

/** Sets a member of staff up and signs them in. Returns the session cookie. */
export async function staffSession(sites: ServedNewsroom, account: StaffAccount): Promise<string> {
	const { email, code } = await setUpStaff(sites, account);
	return sessionIn(await signInAs(sites, email, code()));
}
