import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byForm } from '../../../../tests/support/form.ts';
import { goodPassword, newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';

const evil = 'la clave del intruso 9';
const evilEmail = 'intruso@mail.test';

/** What is known at a step: of the reader, of the stranger, and of the links that went out. */
type World = {
	readonly email: string;
	/** That opens her account now. */
	password: string;
	readonly strangersToken: string;
	/** Of a session of hers that a stranger got hold of. */
	readonly stolenToken: string;
};

describe('the password of a reader', () => {
	const service = testIdentity();
	const put = (path: string, body: object, token?: string) => service.call('PUT', path, { body, token });
	const last = (letter: string) => service.nonce(letter) || 'A'.repeat(43);
	const change = (world: World, oldPassword: string, newPassword: string, token: string | undefined) =>
		put('/password', { oldPassword, newPassword }, token ?? world.stolenToken);
	const resetBy = (nonce: string) => put(`/password/reset/${nonce}`, { newPassword: evil });
	const ask = (path: string, body: object) => service.call('POST', path, { body });

	/** What strangers may try, in any order. */
	const tries: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
		'signs up with her address': ({ email }) => ask('/signup', newAccount(email, evil)),
		'asks for her link': ({ email }) => ask('/password/reset', { userName: email }),
		'asks for her one-time link': ({ email }) => ask('/auth/magiclink', { email }),
		'asks for her verification': ({ email }) => ask('/email/verify', { email }),
		'gets a link of her own': () => ask('/password/reset', { userName: evilEmail }),
		'makes a link up': () => resetBy('A'.repeat(43)),
		'sends no link': () => resetBy(''),
		'uses the link that verified': () => resetBy(last('verify')),
		'uses a one-time link': () => resetBy(last('one-time-link')),
		'changes it with a wrong old one': (world) => change(world, evil, evil, world.stolenToken),
		'changes it with no old one': (world) => change(world, '', evil, world.stolenToken),
		'changes it by her own session': (world) => change(world, world.password, evil, world.strangersToken),
		'changes it without a session': (world) => put('/password', { oldPassword: world.password, newPassword: evil }),
		'writes it into a profile': (world) =>
			service.call('PATCH', '/profile', { token: world.stolenToken, body: { password: evil, credentials: evil } }),
		'takes her address': (world) => service.call('PATCH', '/profile', { token: world.strangersToken, body: { email: world.email } }),
	};

	/** What she does herself, which is the only way that it changes. */
	const steps: Readonly<Record<string, (world: World) => Promise<void>>> = {
		'she resets it by her link': async (world) => {
			await ask('/password/reset', { userName: world.email });
			const link = service.mails.findLast(({ template, to }) => template === 'reset' && to === world.email)?.link ?? 'none:';
			const next = `${goodPassword} ${service.mails.length}`;
			const { status } = await put(`/password/reset/${new URL(link).searchParams.get('nonce')}`, { newPassword: next });
			if (status === 200) world.password = next;
		},
		'she changes it with the old one': async (world) => {
			const { body } = await ask('/auth/login', signIn(world.email, world.password));
			const next = `${goodPassword} ${service.mails.length}`;
			expect((await change(world, world.password, next, String(body.accessToken))).status).toBe(200);
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

	it('R12 is set by her old one or her link, whatever is done in whatever order', async () => {
		await service.reader(evilEmail, evil);
		const all = { ...tries, ...steps };
		const orders = fc.array(fc.constantFrom(...Object.keys(all)), { minLength: 4, maxLength: 9 });
		await fc.assert(
			fc.asyncProperty(orders, async (order) => {
				const world = await newWorld();
				for (const name of order) {
					await all[name]?.(world);
					expect([await opens(world.email, world.password), await opens(world.email, evil)], name).toEqual([true, false]);
				}
			}),
			{ numRuns: byForm(15, 100) },
		);
	}, 60_000);
});
