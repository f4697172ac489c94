import { setTimeout as sleep } from 'node:timers/promises';
import type { BrandId } from '#brands';
import type { Answer, Program } from '../../tests/support/programs/program.ts';

const password = 'nubes sobre Quilmes 7';

/** Signs a new reader up and in at a brand, with the forms that work without scripts. Returns the `cookie` header of the session. */
export async function signedInCookie(program: Program, brand: BrandId): Promise<string> {
	const email = `ana-${brand}@mail.test`;
	const post = (path: string, fields: Readonly<Record<string, string>>) =>
		program.send(brand, path, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
			body: new URLSearchParams(fields).toString(),
		});
	const signedUp = await post('/registrarse/', { form: 'sign-up', name: 'Ana', lastname: 'Núñez', email, password });
	await program.get(brand, `/identity/public/v1/email/verify/${await nonceOfMail(program, email)}`, { cookie: cookiesIn(signedUp) });
	const { headers } = await post('/ingresar/', { form: 'sign-in', email, password });
	const cookies = cookiesIn({ headers });
	if (cookies === '') throw new Error(`${email} was not signed in`);
	return cookies;
}

const cookiesIn = ({ headers }: Pick<Answer, 'headers'>): string =>
	[headers['set-cookie'] ?? []]
		.flat()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');

async function nonceOfMail(program: Program, email: string): Promise<string> {
	for (let look = 0; look < 200; look += 1) {
		const { body } = await program.get('tn', '/_dev/outbox', { accept: 'application/json' });
		const mails: readonly { readonly to: string; readonly links: readonly string[] }[] = JSON.parse(body);
		const [link] = mails.find(({ to }) => to.includes(email))?.links.filter((one) => one.includes('nonce=')) ?? [];
		const nonce = link && new URL(link).searchParams.get('nonce');
		if (nonce) return nonce;
		await sleep(100);
	}
	throw new Error(`no mail came for ${email}`);
}
