import { afterEach, expect, it, vi } from 'vitest';
import { nonceOf } from '../../../src/identity/mail/fixtures/add-account.ts';
import { migrations } from '../../../src/identity/store/migrations.ts';
import { describeOnPostgres } from '../../support/databases/database.ts';
import { pglite } from '../../support/databases/kinds.ts';
import { catchMails, type MailCatcher } from '../../support/identity/mail-catcher.ts';
import { type ChildProgram, childProgram } from '../../support/programs/child-program.ts';
import { freePort } from '../../support/programs/free-port.ts';

const at = (path: string) => import.meta.resolve(`../../../src/${path}`);

/** A program that adds `SIGN_UPS` accounts, queues a mail for each and sends mails until it is killed. */
const sender = `
	import { brandList, brands, perBrand } from '${at('brands/brands.ts')}';
	import { openDatabase } from '${at('platform/database.ts')}';
	import { createLog } from '${at('platform/log.ts')}';
	import { createMailer } from '${at('platform/mail.ts')}';
	import { Secret } from '${at('platform/secret.ts')}';
	import { migrations } from '${at('identity/store/migrations.ts')}';
	import { tablesOf } from '${at('identity/store/tables.ts')}';
	import { addAccount, nonceOf } from '${at('identity/mail/fixtures/add-account.ts')}';
	import { createMailQueue } from '${at('identity/mail/mail-queue.ts')}';

	const { DATA_DIR, DATABASE_URL, SMTP_URL, SIGN_UPS } = process.env;
	const log = createLog({ level: 'info', format: 'json' });
	const clock = () => new Date();
	const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log, waitMs: 15000, queryLimitMs: 15000 });
	await database.migrate(migrations);
	const queue = createMailQueue({
		database,
		clock,
		log,
		mailer: createMailer({ smtpUrl: new Secret(SMTP_URL), folder: '', clock }),
		secret: new Secret('a secret that every process of the test has'),
		brands: brandList,
		origins: { ...perBrand(() => ''), tn: 'https://tn.test' },
		senders: new Map([['tn', 'no-reply@tn.test']]),
		timing: { everyMs: 100, leaseMs: 1500, firstWaitMs: 200 },
	});
	await queue.start();
	for (let count = 0; count < Number(SIGN_UPS); count += 1) {
		const account = await addAccount(database, 'r' + count + '@x.test');
		const data = { nonce: nonceOf('r' + count), validUntil: new Date(Date.now() + 3600000) };
		await tablesOf(database).transaction().execute((transaction) => queue.queue(transaction, 'verify', { brand: brands.tn, account, data }));
	}
	console.log('every sign-up was answered');
	setInterval(() => {}, 1000);`;

let catcher: MailCatcher | undefined;
afterEach(() => catcher?.stop());

async function kill(program: ChildProgram): Promise<void> {
	program.process.kill('SIGKILL');
	await program.ended;
}

/** The database that the processes share, as environment variables. */
type DatabaseSettings = Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>;

const mails = 100;

async function everyMailArrives(settings: DatabaseSettings): Promise<void> {
	const port = await freePort();
	const start = (signUps: number) => childProgram(sender, { ...settings, SMTP_URL: `smtp://127.0.0.1:${port}`, SIGN_UPS: String(signUps) });
	const first = start(mails);
	await first.prints('every sign-up was answered');
	await first.prints('could not be sent');
	await kill(first);

	const caught = await catchMails({ port, slowMs: 40 });
	catcher = caught;
	const second = start(0);
	await vi.waitFor(() => expect(caught.mails.length).toBeGreaterThan(mails / 5), { timeout: 20_000 });
	await kill(second);
	expect(caught.mails.length).toBeLessThan(mails);

	start(0);
	const addresses = () => new Set(caught.mails.flatMap(({ recipients }) => recipients));
	await vi.waitFor(() => expect(addresses().size).toBe(mails), { timeout: 60_000 });
	for (const { recipients, read } of caught.mails) expect(read.text).toContain(nonceOf(recipients[0]?.replace('@x.test', '') ?? ''));
}

it('X07 no email is lost when the mail server is down and the sender is killed twice', async () => {
	const { dataDir } = await pglite.make(migrations);
	await everyMailArrives({ DATA_DIR: dataDir, DATABASE_URL: '' });
});

describeOnPostgres('emails', (database) => {
	const own = database([]);

	it('X07 no email is lost when the mail server is down and the sender is killed twice', async () => {
		await everyMailArrives({ DATA_DIR: '', DATABASE_URL: own.place().databaseUrl ?? '' });
	});
});
