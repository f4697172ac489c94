import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byForm } from '../../../../tests/support/form.ts';
import { goodPassword, newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';

const evil = 'la clave del intruso 9';
const evilEmail = 'intruso@mail.test';

/** A reader, and the tokens that a stranger has. */
type World = {
	readonly email: string;
	/** The reader's current password. */
	password: string;
	readonly strangersToken: string;
	/** The token of a session of the reader that the stranger stole. */
	readonly stolenToken: string;
};

describe('the password of a reader', () => {
	const service = testIdentity();
	const put = (path: string, body: object, token?: string) => service.call('PUT', path, { body, token });
	const last = (letter: string) => service.nonce(letter) || 'A'.repeat(43);
	const change = (token: string, oldPassword: string, newPassword = evil) => put('/password', { oldPassword, newPassword }, token);
	const resetBy = (nonce: string) => put(`/password/reset/${nonce}`, { newPassword: evil });
	const ask = (path: string, body: object) => service.call('POST', path, { body });

	/** What the stranger tries, in any order. */
	const tries: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
		'signs up with the reader’s address': ({ email }) => ask('/signup', newAccount(email, evil)),
		'requests a reset of the reader’s password': ({ email }) => ask('/password/reset', { userName: email }),
		'requests a one-time link for the reader': ({ email }) => ask('/auth/magiclink', { email }),
		'requests another verification email': ({ email }) => ask('/email/verify', { email }),
		'requests a link to their own address': () => ask('/password/reset', { userName: evilEmail }),
		'invents a link': () => resetBy('A'.repeat(43)),
		'sends an empty link': () => resetBy(''),
		'uses the link of the verification': () => resetBy(last('verify')),
		'uses a one-time link': () => resetBy(last('one-time-link')),
		'changes the password with a wrong old one': (world) => change(world.stolenToken, evil),
		'changes the password with an empty old one': (world) => change(world.stolenToken, ''),
		'changes the password in their own session': (world) => change(world.strangersToken, world.password),
		'changes the password without a session': (world) => put('/password', { oldPassword: world.password, newPassword: evil }),
		'writes the password into a profile': (world) =>
			service.call('PATCH', '/profile', { token: world.stolenToken, body: { password: evil, credentials: evil } }),
		'changes their own address to the reader’s': (world) =>
			service.call('PATCH', '/profile', { token: world.strangersToken, body: { email: world.email } }),
	};

	/** What the reader does: only this changes the password. */
	const steps: Readonly<Record<string, (world: World) => Promise<void>>> = {
		'the reader resets the password by the link': async (world) => {
			await ask('/password/reset', { userName: world.email });
			const link = service.mails.findLast(({ template, to }) => template === 'reset' && to === world.email)?.link ?? 'none:';
			const next = `${goodPassword} ${service.mails.length}`;
			const { status } = await put(`/password/reset/${new URL(link).searchParams.get('nonce')}`, { newPassword: next });
			if (status === 200) world.password = next;
		},
		'the reader changes the password with the old one': async (world) => {
			const { body } = await ask('/auth/login', signIn(world.email, world.password));
			const next = `${goodPassword} ${service.mails.length}`;
			expect((await change(String(body.accessToken), world.password, next)).status).toBe(200);
			world.password = next;
		},
	};

	let worlds = 0;
	const newWorld = async (): Promise<World> => {
		worlds += 1;
		const email = `ana${worlds}@mail.test`;
		const stranger = await ask('/auth/login', signIn(evilEmail, evil));
		return {
			email,
			password: goodPassword,
			stolenToken: (await service.reader(email)).accessToken,
			strangersToken: String(stranger.body.accessToken),
		};
	};
	const opens = async (email: string, password: string) => (await ask('/auth/login', signIn(email, password))).status === 200;

	it('R12 changes only by the old password or the reader’s link, whatever a stranger tries in whatever order', {
		tags: 'slow',
	}, async () => {
		await service.reader(evilEmail, evil);
		const all = { ...tries, ...steps };
		const names = Object.keys(all);
		const someOften = fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 9 });
		const eachOnce = fc.shuffledSubarray(names, { minLength: names.length });
		await fc.assert(
			fc.asyncProperty(byForm(eachOnce, fc.oneof(eachOnce, someOften)), async (order) => {
				const world = await newWorld();
				for (const name of order) {
					await all[name]?.(world);
					expect([await opens(world.email, world.password), await opens(world.email, evil)], name).toEqual([true, false]);
				}
			}),
			{ numRuns: byForm(3, 100) },
		);
	});
});
