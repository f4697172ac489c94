import { expect, it, vi } from 'vitest';
import { brands } from '#brands';
import { testDatabase } from '../../../tests/support/databases/database.ts';
import { migrations } from '../store/migrations.ts';
import { addAccount } from './fixtures/add-account.ts';
import { mailQueueHarness } from './fixtures/mail-queue-harness.ts';

const database = testDatabase(migrations);
const mails = mailQueueHarness(database);
const patience = { timeout: 10_000 };
const later = (seconds: number) => {
	mails.clock.now = new Date(mails.clock.now.getTime() + seconds * 1_000);
};

/** Queues an email to an account of its own. */
async function queueOne(address: string): Promise<void> {
	const account = await addAccount(database(), address);
	const queued = await mails.queue().queue(mails.tables(), 'account-exists', { brand: brands.tn, account, data: {} });
	expect(queued).toBe(true);
}

it('the emails that wait are counted from when they were queued until they are sent, however often the server refuses them', async () => {
	const queue = mails.queue();
	expect(await queue.waiting()).toEqual({ count: 0, oldestSeconds: 0 });
	await queueOne('ana@x.test');
	expect(await queue.waiting()).toEqual({ count: 1, oldestSeconds: 0 });
	later(60);
	await queueOne('berta@x.test');
	expect(await queue.waiting()).toEqual({ count: 2, oldestSeconds: 60 });
	mails.mailer().trouble = 'server';
	await queue.start();
	await vi.waitFor(() => expect(mails.log.told).toHaveLength(2), patience);
	later(1);
	expect(await queue.waiting()).toEqual({ count: 2, oldestSeconds: 61 });
	mails.mailer().trouble = undefined;
	later(600);
	await vi.waitFor(() => expect(mails.mailer().sent).toHaveLength(2), patience);
	await queue.close();
	expect(await queue.waiting()).toEqual({ count: 0, oldestSeconds: 0 });
});
