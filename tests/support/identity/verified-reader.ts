import type { BrandId } from '#brands';
import type { Answer, Sites } from '../programs/program.ts';
import { cookiesOf, newAccount } from './identity.ts';
import { linkOfMail } from './outbox.ts';

/** `from` is the network of the sign-up: five an hour need no captcha. */
type NewReader = {
	readonly brand: BrandId;
	readonly email: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly from?: string;
};

/** Signs a reader up at a program, and opens the link of the email in the same browser. Returns the answer to the link. */
export async function verifiedReader(sites: Sites, { brand, email, headers = {}, from }: NewReader): Promise<Answer> {
	const sent = {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(newAccount(email)),
		from,
	};
	const signedUp = await sites.send(brand, '/identity/public/v1/signup', sent);
	const { searchParams } = new URL(await linkOfMail(sites, email, '/validar-registro/'));
	return sites.get(brand, `/identity/public/v1/email/verify/${searchParams.get('nonce')}`, { ...headers, ...cookiesOf(signedUp) });
}
