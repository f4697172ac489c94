import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import { DatabaseUnavailable } from '#platform/database';
import { breakable } from '../../../tests/support/databases/breakable-database.ts';
import { describeOnPostgres, testDatabase } from '../../../tests/support/databases/database.ts';
import { testOrigins } from '../../../tests/support/test-origins.ts';
import type { QueuedMail } from '../store/mail-table.ts';
import { migrations } from '../store/migrations.ts';
import { claimDueMails } from './delivery/mail-states.ts';
import { addAccount, nonceOf } from './fixtures/add-account.ts';
import { mailQueueHarness } from './fixtures/mail-queue-harness.ts';
import type { MailQueue, MailQueueOptions } from './mail-queue.ts';

const database = testDatabase(migrations);
const mails = mailQueueHarness(database);

const hour = 3_600_000;
/** Shorter than the time limit of a test, so that a failure says what did not happen. */
const patience = { timeout: 10_000 };
const wholeDay = 24 * hour;
const later = (ms: number) => {
	mails.clock.now = new Date(mails.clock.now.getTime() + ms);
};

type VerifyMail = { readonly word?: string; readonly lifetimeMs?: number; readonly brand?: Brand };

/** Queues the email that verifies an email address, on the brand tn unless `brand` is another; its link works for `lifetimeMs` (default: two days). */
function queueVerify(
	queue: MailQueue,
	account: string,
	{ word = 'a', lifetimeMs = 2 * wholeDay, brand = brands.tn }: VerifyMail = {},
): Promise<boolean> {
	const validUntil = new Date(mails.clock.now.getTime() + lifetimeMs);
	return mails
		.tables()
		.transaction()
		.execute((transaction) => queue.queue(transaction, 'verify', { brand, account, data: { nonce: nonceOf(word), validUntil } }));
}

/** Queues an email for each of twelve accounts, which a process takes five at a time. */
async function queueTwelve(queue: MailQueue): Promise<void> {
	for (let count = 0; count < 12; count += 1) await queueVerify(queue, await addAccount(database(), `r${count}@x.test`));
}

const rows = () => mails.tables().selectFrom('identity.mail').selectAll().execute();
const states = async () => (await rows()).map(({ state }) => state);
const events = () => mails.log.told.map(({ event }) => event);
const inState = (state: string) => vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set([state])), patience);

describe('an email', () => {
	it.each(brandList)('is sent after the commit, with the sender and the link of its brand, $id, and of its account', async (brand) => {
		const queue = mails.queue();
		await queue.start();
		const account = await addAccount(database(), 'ana@x.test');
		await queueVerify(queue, account, { word: 'ana', brand });
		await inState('sent');
		expect(mails.mailer().sent).toHaveLength(1);
		expect(mails.mailer().sent[0]).toMatchObject({
			from: { name: brand.name, address: `no-reply@${brand.id}.test` },
			to: 'ana@x.test',
			brand: brand.id,
			template: 'verify',
			text: expect.stringContaining(`${testOrigins[brand.id]}/validar-registro/?nonce=${nonceOf('ana')}&uuid=${account}\n`),
		});
	});

	it('is sent as soon as it is queued, before the next round', async () => {
		const queue = mails.queue({ timing: { everyMs: 3_600_000 } });
		await queue.start();
		await queueVerify(queue, await addAccount(database(), 'ana@x.test'));
		await inState('sent');
	});

	it('does not wait for another round when many are due', async () => {
		const queue = mails.queue({ timing: { everyMs: 3_600_000 } });
		await queueTwelve(queue);
		await queue.start();
		await vi.waitFor(() => expect(mails.mailer().sent).toHaveLength(12), patience);
		await inState('sent');
	});

	it('is not sent when the transaction rolls back', async () => {
		const queue = mails.queue();
		const account = await addAccount(database(), 'ana@x.test');
		const failed = mails
			.tables()
			.transaction()
			.execute(async (transaction) => {
				await queue.queue(transaction, 'account-exists', { brand: brands.tn, account, data: {} });
				throw new Error('the change failed');
			});
		await expect(failed).rejects.toThrow('the change failed');
		expect(await rows()).toEqual([]);
	});

	it('R06 is sent only to the address of the row, and to the new one only to confirm it', async () => {
		const queue = mails.queue();
		await queue.start();
		const account = await addAccount(database(), 'old@x.test', { unverifiedEmail: 'new@x.test' });
		const link = { nonce: nonceOf('a'), validUntil: new Date(mails.clock.now.getTime() + hour) };
		const notice = { newEmail: 'new@x.test', at: mails.clock.now, done: false };
		const changed = await mails
			.tables()
			.transaction()
			.execute(async (transaction) => [
				await queue.queue(transaction, 'email-change', { brand: brands.tn, account, data: link }),
				await queue.queue(transaction, 'email-change-notice', { brand: brands.tn, account, data: notice }),
			]);
		expect(changed).toEqual([true, true]);
		await inState('sent');
		const sent = mails.mailer().sent.map(({ to, template }) => `${template} to ${to}`);
		expect(sent.toSorted()).toEqual(['email-change to new@x.test', 'email-change-notice to old@x.test']);
	});

	const validUntil = new Date('2026-12-20T15:00:00Z');
	const content = { nonce: nonceOf('a'), validUntil, keptUntil: validUntil, title: 'Familias', titles: ['Domingo'] };
	const tokens = { unsubscribeToken: 'x', withdrawalToken: 'x' };
	it.each(['confirm-subscription', 'confirm-application', 'application-received'] as const)(
		'R06 that answers an address on a form, %s, is sent to no account',
		async (template) => {
			const account = await addAccount(database(), 'ana@x.test');
			const data = { ...content, ...tokens };
			expect(await mails.queue().queue(mails.tables(), template, { brand: brands.tn, account, data })).toBe(false);
			expect(await rows()).toEqual([]);
		},
	);

	it('is not queued for an account without an email address', async () => {
		expect(await queueVerify(mails.queue(), await addAccount(database(), null))).toBe(false);
		expect(await rows()).toEqual([]);
	});

	it('is encrypted while it waits, and its content is erased after it is sent', async () => {
		const queue = mails.queue();
		await queueVerify(queue, await addAccount(database(), 'ana@x.test'), { word: 'canary' });
		const { rows: dump } = await sql<{ row: string; bytes: Buffer }>`
			select row_to_json(mail)::text as row, sealed as bytes from identity.mail`.execute(database().sql);
		const stored = `${dump[0]?.row}${dump[0]?.bytes.toString('latin1')}`;
		expect(stored).not.toMatch(/canary|ana@x/);
		await queue.start();
		await inState('sent');
		expect((await rows())[0]?.sealed).toBeNull();
		expect(mails.mailer().sent[0]?.text).toContain(nonceOf('canary'));
	});

	it('with the content of another row or another secret is given up, and the emails after it are sent', async () => {
		const queue = mails.queue();
		for (const word of ['first', 'second', 'third']) await queueVerify(queue, await addAccount(database(), `${word}@x.test`), { word });
		const [first, second] = await rows();
		await mails
			.tables()
			.updateTable('identity.mail')
			.set({ sealed: first?.sealed ?? null })
			.where('id', '=', second?.id ?? '')
			.execute();
		await queue.start();
		await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(['given-up', 'sent', 'sent']), patience);
		expect(mails.log.told.filter(({ level }) => level === 'error')).toHaveLength(1);
	});

	it.each<readonly [string, Partial<MailQueueOptions>, Partial<QueuedMail>]>([
		['template', {}, { letter: 'of-a-newer-release' }],
		['brand', { brands: [brands.ciudad] }, {}],
		['sender', { senders: new Map([['ciudad', 'no-reply@ciudad.test']]) }, {}],
		['content', {}, { sealed: null }],
	])('whose %s the process does not have is given up, and the log says so', async (_, options, stored) => {
		const queue = mails.queue(options);
		const account = await addAccount(database(), 'ana@x.test');
		await queueVerify(queue, account);
		await mails
			.tables()
			.updateTable('identity.mail')
			.set({ state: 'waiting', ...stored })
			.execute();
		await queue.start();
		await inState('given-up');
		expect(mails.mailer().sent).toEqual([]);
		const [row] = await rows();
		const words = `mail ${row?.id} has an unknown template (${row?.letter}), an unknown brand or sender (tn), or no content`;
		const fields = { mail: row?.id, account, brand: 'tn', template: row?.letter, tries: 1, error: new Error(words) };
		expect(mails.log.told).toEqual([{ level: 'error', event: 'a mail was given up', fields }]);
	});

	it('is erased with its account', async () => {
		const account = await addAccount(database(), 'ana@x.test');
		await queueVerify(mails.queue(), account);
		await mails.tables().deleteFrom('identity.account').where('id', '=', account).execute();
		expect(await rows()).toEqual([]);
	});
});

describe('a notice', () => {
	const names = ['password-changed', 'email-change-notice', 'identity-added', 'new-device', 'report-ready'] as const;
	const notify = (account: string, name: (typeof names)[number]) => {
		const at = mails.clock.now;
		const data = { at, firstName: 'Ana', provider: 'Google', device: 'Firefox', newEmail: 'new@x.test', done: true, availableUntil: at };
		return mails
			.tables()
			.transaction()
			.execute((transaction) => mails.queue().queue(transaction, name, { brand: brands.tn, account, data }));
	};

	it.each(names)('R11 of %s goes to no address that is not verified', async (name) => {
		const account = await addAccount(database(), 'stranger@x.test', { isVerified: false });
		expect(await notify(account, name)).toBe(false);
		expect(await rows()).toEqual([]);
	});

	it.each(names)('R11 of %s is sent three times an hour', async (name) => {
		const [ana, eva] = [await addAccount(database(), 'ana@x.test'), await addAccount(database(), 'eva@x.test')];
		const sent = [];
		for (let time = 0; time < 5; time++) sent.push(await notify(ana, name));
		expect(sent).toEqual([true, true, true, false, false]);
		expect(await notify(eva, name)).toBe(true);
		later(hour);
		expect(await notify(ana, name)).toBe(true);
	});

	it('R11 is no email by which a reader proves an address: it goes to one that is not verified', async () => {
		expect(await queueVerify(mails.queue(), await addAccount(database(), 'ana@x.test', { isVerified: false }))).toBe(true);
	});
});

describe('an email that the server does not accept', () => {
	it('is retried after ever longer waits until it is accepted', { tags: 'slow' }, async () => {
		const queue = mails.queue();
		mails.mailer().trouble = 'server';
		await queue.start();
		await queueVerify(queue, await addAccount(database(), 'ana@x.test'));
		const tried = (times: number) => vi.waitFor(async () => expect((await rows())[0]?.tries).toBe(times), patience);
		const dueIn = async () => ((await rows())[0]?.due_at.getTime() ?? 0) - mails.clock.now.getTime();
		const waits: number[] = [];
		for (let tries = 1; tries <= 9; tries += 1) {
			await tried(tries);
			await vi.waitFor(async () => expect(await dueIn()).not.toBe(60_000), patience);
			waits.push(await dueIn());
			later(await dueIn());
		}
		expect(waits).toEqual([5_000, 15_000, 45_000, 135_000, 405_000, 1_215_000, 1_800_000, 1_800_000, 1_800_000]);
		mails.mailer().trouble = undefined;
		later(1_800_000);
		await inState('sent');
		expect(new Set(events())).toEqual(new Set(['a mail could not be sent; it will be tried again']));
	});

	it('P05 is given up after a day, and the log does not name its address', async () => {
		const queue = mails.queue();
		mails.mailer().trouble = 'message';
		await queueVerify(queue, await addAccount(database(), 'ana@x.test'));
		later(wholeDay - 10_000);
		await queue.start();
		await vi.waitFor(async () => expect((await rows())[0]?.tries).toBe(1), patience);
		later(5_000);
		await inState('given-up');
		expect((await rows())[0]?.sealed).toBeNull();
		expect(events()).toContain('a mail was given up');
		expect(JSON.stringify(mails.log.told.map(({ fields }) => [fields, String(fields.error)]))).not.toMatch(/ana@|nonce-of/);
	});

	it('is given up when its link has expired', async () => {
		const queue = mails.queue();
		await queueVerify(queue, await addAccount(database(), 'ana@x.test'), { lifetimeMs: hour });
		later(hour);
		await queue.start();
		await inState('given-up');
		expect(mails.mailer().sent).toEqual([]);
		expect(mails.log.told.map(({ fields }) => String(fields.error))).toEqual(['MailExpired']);
	});

	it('is given up at once when its link expires before the next try', async () => {
		const queue = mails.queue();
		mails.mailer().trouble = 'message';
		await queueVerify(queue, await addAccount(database(), 'ana@x.test'), { lifetimeMs: 5_000 });
		await queue.start();
		await vi.waitFor(() => expect(mails.log.told).toHaveLength(1), patience);
		expect(events()).toEqual(['a mail was given up']);
	});

	it('is given up at once when the address does not exist, and the others do not wait for another round', async () => {
		const queue = mails.queue({ timing: { everyMs: 3_600_000 } });
		await queueTwelve(queue);
		mails.mailer().trouble = 'address';
		await queue.start();
		await vi.waitFor(() => expect(mails.log.told).toHaveLength(12), patience);
		await inState('given-up');
	});

	it('does not cause a try of every waiting email while the server is down', async () => {
		const queue = mails.queue({ timing: { everyMs: 3_600_000 } });
		await queueTwelve(queue);
		mails.mailer().trouble = 'server';
		await queue.start();
		const nextTry = mails.clock.now.getTime() + 5_000;
		const postponed = async () => (await rows()).filter(({ due_at }) => due_at.getTime() === nextTry);
		await vi.waitFor(async () => expect((await postponed()).length).toBeGreaterThanOrEqual(5), patience);
		await queue.close();
		expect((await rows()).filter(({ tries }) => tries > 0)).toHaveLength(5);
	});
});

describe('a process', () => {
	it('that stops waits for the emails in progress and claims no others', async () => {
		const queue = mails.queue();
		await queueTwelve(queue);
		const { promise, resolve } = Promise.withResolvers<void>();
		mails.mailer().wait = promise;
		await queue.start();
		await vi.waitFor(async () => expect((await rows()).filter(({ tries }) => tries > 0)).toHaveLength(5), patience);
		const closed = queue.close();
		resolve();
		await closed;
		expect(mails.mailer().sent).toHaveLength(5);
		expect((await states()).filter((state) => state === 'sent')).toHaveLength(5);
	});

	it('that has sent what was due leaves the database alone', { tags: 'slow' }, async () => {
		let queries = 0;
		const counting: KyselyPlugin = {
			transformQuery: ({ node }) => {
				queries += 1;
				return node;
			},
			transformResult: async ({ result }) => result,
		};
		const queue = mails.queue({ database: { ...database(), sql: database().sql.withPlugin(counting) }, timing: { everyMs: 3_600_000 } });
		await queue.start();
		for (const word of ['first', 'second', 'third']) {
			await queueVerify(mails.queue(), await addAccount(database(), `${word}@x.test`));
			await inState('sent');
		}
		// The start and each email begin a round, whose last query finds nothing; each email is claimed by one query and finished by another.
		expect(queries).toBeLessThanOrEqual(4 + 2 * 3);
	});

	it('that died leaves its emails to other processes when the lease ends', async () => {
		const queue = mails.queue();
		await queueVerify(queue, await addAccount(database(), 'ana@x.test'));
		expect(await claimDueMails(mails.tables(), mails.clock.now, { most: 5, leaseMs: 60_000 })).toHaveLength(1);
		later(59_000);
		expect(await claimDueMails(mails.tables(), mails.clock.now, { most: 5, leaseMs: 60_000 })).toHaveLength(0);
		later(1_000);
		await queue.start();
		await inState('sent');
	});
});

describe('a database that fails', () => {
	const cut = breakable(database);
	beforeEach(() => {
		cut.down = false;
	});

	it('does not lose the emails that could not be read: the next round sends them', async () => {
		await queueVerify(mails.queue(), await addAccount(database(), 'ana@x.test'));
		cut.down = true;
		await mails.queue({ database: cut() }).start();
		await vi.waitFor(() => expect(mails.log.told).not.toEqual([]), patience);
		cut.down = false;
		await inState('sent');
		const event = 'queued mails could not be read; the next round reads them again';
		expect(mails.log.told[0]).toEqual({ level: 'warn', event, fields: { error: expect.any(DatabaseUnavailable) } });
	});

	it('while an email is being sent causes the email to be sent twice rather than never, and a process that stops still waits for it', async () => {
		await queueVerify(mails.queue(), await addAccount(database(), 'ana@x.test'));
		const { promise, resolve } = Promise.withResolvers<void>();
		mails.mailer().wait = promise;
		const queue = mails.queue({ database: cut() });
		await queue.start();
		await vi.waitFor(async () => expect((await rows())[0]?.tries).toBe(1), patience);
		cut.down = true;
		const closed = queue.close();
		resolve();
		await closed;
		const event = 'the result of sending a mail could not be saved; the mail may be sent again';
		const fields = { mail: (await rows())[0]?.id, error: expect.any(DatabaseUnavailable) };
		expect(mails.log.told).toEqual([{ level: 'warn', event, fields }]);
		later(60_000);
		await mails.queue().start();
		await inState('sent');
		expect(mails.mailer().sent).toHaveLength(2);
		expect(new Set(mails.mailer().sent.map(({ id }) => id)).size).toBe(1);
	});
});

describe('the emails of the last hour', () => {
	const countOf = (account: string) =>
		mails
			.tables()
			.transaction()
			.execute((transaction) =>
				mails.queue().countRecent(transaction, { account, template: 'verify', since: new Date(mails.clock.now.getTime() - hour) }),
			);

	it('are counted by account and template', async () => {
		const queue = mails.queue();
		const [ana, eva] = [await addAccount(database(), 'ana@x.test'), await addAccount(database(), 'eva@x.test')];
		await queueVerify(queue, ana);
		later(hour / 2);
		await queueVerify(queue, ana);
		await queueVerify(queue, eva);
		expect([await countOf(ana), await countOf(eva)]).toEqual([2, 1]);
		later(hour / 2);
		expect(await countOf(ana)).toBe(1);
	});
});

describeOnPostgres('several processes', (onPostgres) => {
	const shared = onPostgres(migrations);
	const many = mailQueueHarness(shared);
	const newMail = (account: string) => ({
		brand: brands.tn,
		account,
		data: { nonce: nonceOf('a'), validUntil: new Date(many.clock.now.getTime() + hour) },
	});

	it('send each email once', { tags: 'slow' }, async () => {
		const queue = many.queue();
		const queues = [queue, many.queue(), many.queue()];
		const accounts = await Promise.all(Array.from({ length: 60 }, (_none, at) => addAccount(shared(), `r${at}@x.test`)));
		await Promise.all(queues.map((queue) => queue.start()));
		await Promise.all(
			accounts.map((account) =>
				many
					.tables()
					.transaction()
					.execute((transaction) => queue.queue(transaction, 'verify', newMail(account))),
			),
		);
		await vi.waitFor(() => expect(many.mailer().sent).toHaveLength(60), patience);
		await Promise.all(queues.map((one) => one.close()));
		expect(new Set(many.mailer().sent.map(({ to }) => to)).size).toBe(60);
		expect(many.mailer().sent).toHaveLength(60);
	});

	it('queue three emails for twenty parallel requests about one account', async () => {
		const queue = many.queue();
		const account = await addAccount(shared(), 'ana@x.test');
		const request = () =>
			many
				.tables()
				.transaction()
				.execute(async (transaction) => {
					const count = await queue.countRecent(transaction, {
						account,
						template: 'verify',
						since: new Date(many.clock.now.getTime() - hour),
					});
					return count < 3 && queue.queue(transaction, 'verify', newMail(account));
				});
		const answers = await Promise.all(Array.from({ length: 20 }, request));
		expect(answers.filter(Boolean)).toHaveLength(3);
	});

	it('queue three notices for twenty parallel changes of one account', async () => {
		const queue = many.queue();
		const account = await addAccount(shared(), 'ana@x.test');
		const data = { firstName: 'Ana', at: many.clock.now };
		const change = () =>
			many
				.tables()
				.transaction()
				.execute((transaction) => queue.queue(transaction, 'password-changed', { brand: brands.tn, account, data }));
		const answers = await Promise.all(Array.from({ length: 20 }, change));
		expect(answers.filter(Boolean)).toHaveLength(3);
	});
});
