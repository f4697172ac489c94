import { expect } from 'vitest';
import type { BrandId } from '#brands';
import { eventually } from '../eventually.ts';
import type { AccountVisits } from './account-visits.ts';
import { signIn } from './identity.ts';

/** Lets most sign-ins of a brand fail: from then on, every form asks for a captcha (B01). */
export async function attack({ program, elsewhere }: AccountVisits, id: BrandId): Promise<void> {
	const asksForCaptcha = async () => JSON.parse((await program().get(id, '/identity/public/v1/config')).body).signinRecaptcha;
	if (await asksForCaptcha()) return;
	const guess = (index: number) =>
		program().send(id, '/identity/public/v1/auth/login', {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...elsewhere() },
			body: JSON.stringify(signIn(`leaked-${index}@mail.test`, 'a password of a leak')),
		});
	// Ten at a time, since the answer to a wrong password takes a second.
	for (let first = 0; first < 50; first += 10) {
		const answers = await Promise.all(Array.from({ length: 10 }, (_none, next) => guess(first + next)));
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
	}
	await eventually(asksForCaptcha, Boolean, 10_000);
}
