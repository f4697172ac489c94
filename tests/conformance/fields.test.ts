import { describe, expect, it } from 'vitest';
import { createRefuseWeakPassword } from '#identity';
import { identityRefusals } from '#identity/contract';
import { goodPassword, newAccount } from '../support/identity/identity.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';
import { silentLog } from '../support/silent-log.ts';

const refuseWeak = createRefuseWeakPassword({ log: silentLog() });
const weak = { code: '300036', message: 'Password does not meet strength requirements', httpStatus: 422 };
const tooLong = { code: 'password-too-long', message: 'Password is too long', httpStatus: 422 };

/** Names that a profile may not have, and what is said of them. */
const names = [
	['ERR-09', { firstName: 'Ana1', lastName: 'Núñez' }, 'invalid name'],
	['ERR-10', { firstName: 'Ana', lastName: 'N' }, 'invalid last name'],
	['ERR-11', { firstName: '<b>', lastName: 'N' }, 'invalid name, invalid last name'],
] as const;

describeSdk(
	'what a reader types, with the SDK',
	(service) => {
		const refusing = (message: string) => ({ code: expect.any(String), message, httpStatus: 422, error: true });

		it('ERR-09 ERR-10 ERR-11 says which name is wrong at sign-up, and makes no account', async () => {
			const { Identity } = service.browser().open();
			for (const [row, change, message] of names) {
				const { identity, profile } = newAccount('ana@mail.test', goodPassword, change);
				await expect(Identity.signUp(identity, profile), row).rejects.toEqual(refusing(message));
			}
			expect(service.mails).toEqual([]);
		});

		it('ERR-09 ERR-10 ERR-11 says which name of a profile is wrong, and changes nothing', async () => {
			const { page } = await service.signedIn();
			for (const [row, change, message] of names) {
				await expect(page.Identity.updateUserProfile(Object({ ...change })), row).rejects.toEqual(refusing(message));
			}
			await expect(page.Identity.getUserProfile()).resolves.toMatchObject({ firstName: 'Ana', lastName: 'Núñez' });
		});

		it.each([
			['of seven characters', 'siete 7', weak],
			['of 251', `nubes ${'x'.repeat(245)}`, tooLong],
			['that everybody has', 'password1', weak],
		])('trap 26: RULE-06 a password %s is refused here, since the SDK takes any', async (_what, password, refusal) => {
			const { page } = await service.signedIn();
			const { identity, profile } = newAccount('berta@mail.test', password);
			await expect(page.Identity.updatePassword(goodPassword, password)).rejects.toMatchObject(refusal);
			await page.Identity.requestResetPassword('ana@mail.test');
			await expect(page.Identity.resetPassword(service.nonce('reset'), password)).rejects.toMatchObject(refusal);
			await expect(page.Identity.resetPassword(service.nonce('reset'), 'otra nube sobre Wilde 9')).resolves.toBe(true);
			await expect(page.Identity.signUp(identity, profile)).rejects.toMatchObject(refusal);
			expect(service.mails.filter(({ to }) => to === 'berta@mail.test')).toEqual([]);
		});
	},
	{ refuseWeakPassword: refuseWeak },
);

describe('the catalogue of what is refused', () => {
	it('ERR-14 has a code and a message for each, as clients of the contract tell them apart', () => {
		for (const [name, [code, httpStatus, message]] of Object.entries(identityRefusals)) {
			expect({ code, message, isError: httpStatus >= 400 && httpStatus < 600 }, name).toEqual({
				code: expect.stringMatching(/^[\w,-]+$/),
				message: expect.stringMatching(/\S/),
				isError: true,
			});
		}
	});
});
