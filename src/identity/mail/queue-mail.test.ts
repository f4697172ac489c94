import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { migrations } from '#identity';
import { testDatabase } from '../../../tests/support/databases/database.ts';
import { findTestCall, multipartForm, multipartType } from '../../../tests/support/identity/call-form.ts';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { testBrand, testOrigin } from '../../../tests/support/test-brand.ts';
import { mailQueueHarness } from './fixtures/mail-queue-harness.ts';

const database = testDatabase(migrations);
const mails = mailQueueHarness(database);
const service = testIdentity(
	{
		openCallForm: findTestCall,
		applicationsFolder: await mkdtemp(join(tmpdir(), 'applications-')),
		mail: {
			queue: (...asked) => mails.queue().queue(...asked),
			countRecent: (...asked) => mails.queue().countRecent(...asked),
		},
	},
	database,
);
const patience = { timeout: 10_000 };
const newsletters = (email: string) => service.call('POST', '/newsletters/requests', { body: { email, newsletters: ['domingo'] } });
const answers = (email: string) =>
	service.call('POST', '/calls/familias/applications', {
		bytes: multipartForm([
			{ name: 'email', value: email },
			{ name: 'consent', value: 'on' },
			{ name: 'answer-nombre', value: 'Ana Núñez' },
		]),
		headers: { 'content-type': multipartType },
	});

describe('an email to somebody without an account', () => {
	it.each([
		['asks for newsletters', newsletters, 'confirm-subscription', '/newsletters/confirmar/'],
		['answers an open call', answers, 'confirm-application', '/'],
	])('R06 who %s goes to the address of the form, as it was typed there', async (_what, send, template, path) => {
		for (const email of ['Eva@MAIL.test', 'Ana@MAIL.test']) expect((await send(email)).status).toBe(200);
		await mails.queue().start();
		await vi.waitFor(() => expect(mails.mailer().sent).toHaveLength(2), patience);
		expect(
			mails
				.mailer()
				.sent.map(({ to }) => to)
				.toSorted(),
		).toEqual(['Ana@MAIL.test', 'Eva@MAIL.test']);
		for (const mail of mails.mailer().sent)
			expect(mail).toMatchObject({ brand: testBrand, template, text: expect.stringContaining(`${testOrigin}${path}`) });
	});

	it('P01 is erased while it waits, when they withdraw what they answered', async () => {
		const queue = mails.queue();
		await queue.start();
		await answers('ana@mail.test');
		await vi.waitFor(() => expect(mails.mailer().sent).toHaveLength(1), patience);
		await queue.close();
		await answers('ana@mail.test');
		expect((await queue.waiting()).count).toBe(1);
		const [, token = ''] = /\/convocatorias\/retirar\/\?token=(\S+)/.exec(mails.mailer().sent[0]?.text ?? '') ?? [];
		expect((await service.call('POST', '/calls/withdrawal', { body: { token } })).status).toBe(200);
		expect((await queue.waiting()).count).toBe(0);
	});
});
