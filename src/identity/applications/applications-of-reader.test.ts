import { describe, expect, it } from 'vitest';
import { findTestCall, multipartForm, multipartType } from '../../../tests/support/identity/call-form.ts';
import { newAccount, testIdentity } from '../../../tests/support/identity/identity.ts';

describe('the copy of the data of a reader', () => {
	const service = testIdentity({ openCallForm: findTestCall });
	const apply = async (name: string, token?: unknown) => {
		const parts = Object.entries({ email: 'ana@mail.test', consent: 'on', 'answer-nombre': name });
		const bytes = multipartForm(parts.map(([field, value]) => ({ name: field, value })));
		const headers = { 'content-type': multipartType, 'content-length': `${bytes.length}` };
		const answer = await service.call('POST', '/calls/familias/applications', { bytes, headers, token });
		expect(answer.body).toMatchObject({ success: true });
	};
	const applicationsOf = async (token: unknown): Promise<unknown> => {
		const { body } = await service.call('POST', '/gdpr', { token });
		await service.identity().runJobs();
		return JSON.parse(String((await service.call('GET', `/gdpr/${body.id}`, { token })).body.data)).applications;
	};

	it('P01 has no answers to open calls when the reader gave none', async () => {
		expect(await applicationsOf((await service.reader()).accessToken)).toEqual([]);
	});

	it('P01 has only what was sent signed in while the address is not verified, which may be that of somebody else', async () => {
		await apply('La dueña');
		const { accessToken: token } = (await service.call('POST', '/signup', { body: newAccount('ana@mail.test') })).body;
		await apply('Con cuenta', token);
		expect(await applicationsOf(token)).toMatchObject([{ answers: [{ answer: 'Con cuenta' }] }]);
	});
});
