import { describe, expect, it } from 'vitest';
import { newAccount, testIdentity } from '../../../../tests/support/identity/identity.ts';

describe('the rules of profiles', () => {
	const service = testIdentity();
	const signUp = (profile: object) => service.call('POST', '/signup', { body: newAccount('otra@mail.test', undefined, { ...profile }) });
	const birth = (birthDay: string, birthMonth: string, birthYear: string) => ({ birthDay, birthMonth, birthYear });
	const refused: readonly (readonly [object, string])[] = [
		[{ firstName: 'A\r\nBcc: e@y' }, 'invalid name'],
		[{ firstName: '<img src=x onerror=1>' }, 'invalid name'],
		[{ firstName: 'J' }, 'invalid name'],
		[{ lastName: 'Ana1' }, 'invalid last name'],
		[{ firstName: 'J', lastName: '1' }, 'invalid name, invalid last name'],
		[{ contacts: [{ phone: '+54 11', type: 'PRIMARY' }] }, 'Debe contener sólo caracteres numéricos.'],
		[{ contacts: [{ phone: '１２３', type: 'PRIMARY' }] }, 'Debe contener sólo caracteres numéricos.'],
		[birth('31', '02', '1990'), 'Ingrese una fecha válida con el formato DD/MM/AAAA.'],
		[birth('29', '02', '1900'), 'Ingrese una fecha válida con el formato DD/MM/AAAA.'],
		[birth('31', '12', '1899'), 'Ingrese una fecha válida con el formato DD/MM/AAAA.'],
		[birth('21', '11', '2026'), 'Ingrese una fecha válida con el formato DD/MM/AAAA.'],
		[birth('٠١', '٠١', '١٩٩٠'), 'Ingrese una fecha válida con el formato DD/MM/AAAA.'],
	];

	it.each(refused)('RULE-14 RULE-15 RULE-16 RULE-17 apply to a sign-up and to a change: %j', async (profile, message) => {
		const { accessToken } = await service.reader();
		expect(await signUp(profile)).toMatchObject({ status: 422, body: { message } });
		expect(await service.call('PATCH', '/profile', { token: accessToken, body: profile })).toMatchObject({
			status: 422,
			body: { message },
		});
	});

	it('RULE-17 accept a birth date of today in the brand’s time zone', async () => {
		service.clock.now = new Date('2026-11-21T02:59:00Z');
		const { accessToken } = await service.reader();
		const change = (body: object) => service.call('PATCH', '/profile', { token: accessToken, body });
		expect((await change(birth('21', '11', '2026'))).status).toBe(422);
		expect(await change(birth('20', '11', '2026'))).toMatchObject({ status: 200, body: birth('20', '11', '2026') });
	});
});
