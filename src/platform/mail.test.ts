import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { type CatcherOptions, catchMails, type MailCatcher } from '../../tests/support/identity/mail-catcher.ts';
import { freePort } from '../../tests/support/programs/free-port.ts';
import { folderMailer } from './mail/folder-mailer.ts';
import { createMailer, type Mail, type Mailer, MailNotSent, readMailFolder } from './mail.ts';
import { Secret } from './secret.ts';

const mail: Mail = {
	id: '0d6f6b1e-2f6d-4f5f-9d5a-0c0f5b8f6a11',
	brand: 'tn',
	template: 'verify',
	from: { name: 'TN', address: 'no-reply@tn.example' },
	to: 'victim@x.test',
	subject: 'Confirmá tu mail',
	html: '<p>Buen día</p>',
	text: 'Buen día',
};
const clock = () => new Date('2026-11-20T15:00:00Z');

const open: { close?(): Promise<unknown>; stop?(): Promise<void> }[] = [];
afterEach(async () => {
	for (const one of open.splice(0)) await (one.close?.() ?? one.stop?.());
});

async function catcherAndMailer(options: CatcherOptions = {}): Promise<{ catcher: MailCatcher; mailer: Mailer }> {
	const catcher = await catchMails(options);
	const mailer = createMailer({ smtpUrl: catcher.url, folder: '', clock });
	open.push(mailer, catcher);
	return { catcher, mailer };
}

/** Sends a mail that must fail, and returns the error. */
async function trouble(mailer: Mailer, more: Partial<Mail> = {}): Promise<MailNotSent> {
	const error = await mailer.send({ ...mail, ...more }).catch((thrown: unknown) => thrown);
	if (error instanceof MailNotSent) return error;
	throw new Error(`expected MailNotSent, got ${error}`);
}

describe('a mail over SMTP', () => {
	it('arrives as HTML and as text, from the brand, with an id of its own', async () => {
		const { catcher, mailer } = await catcherAndMailer();
		await mailer.send(mail);
		expect(catcher.mails.map(({ recipients }) => recipients)).toEqual([['victim@x.test']]);
		expect(catcher.mails[0]?.read).toMatchObject({
			from: { name: 'TN', address: 'no-reply@tn.example' },
			to: [{ address: 'victim@x.test' }],
			subject: 'Confirmá tu mail',
			html: expect.stringContaining('<p>Buen día</p>'),
			text: expect.stringContaining('Buen día'),
			messageId: `<${mail.id}@tn.example>`,
		});
		expect(catcher.mails[0]?.raw).toContain('Auto-Submitted: auto-generated');
		expect(catcher.mails[0]?.raw).not.toContain('List-Unsubscribe');
	});

	it('ROUTE-13 tells mail programs where one request ends a subscription (RFC 8058)', async () => {
		const { catcher, mailer } = await catcherAndMailer();
		const unsubscribeUrl = `https://tn.example/newsletters/baja/?token=${'a-B_9'.repeat(200)}`;
		await mailer.send({ ...mail, unsubscribeUrl });
		const headers = new Map(catcher.mails[0]?.read.headers.map(({ key, value }) => [key, value]));
		expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
		expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
	});

	const hostile = [
		'victim@x.test, evil@y.test',
		'victim@x.test;evil@y.test',
		'victim@x.test evil@y.test',
		'victim@x.test\r\nBcc: evil@y.test',
		'victim@x.test\nCc: evil@y.test',
		'victim@x.test\revil@y.test',
		'victim@x.test\u0000evil@y.test',
		'victim@x.test\u2028evil@y.test',
		'victim@x.test\u200b',
		'"victim@x.test" <evil@y.test>',
		'victim@x.test <evil@y.test>',
		'friends: victim@x.test, evil@y.test;',
		'victim@x.test(evil@y.test)',
		'evil@y.test@x.test',
		'"evil@y.test "@x.test',
		'victim@[127.0.0.1]',
		'victim',
		'',
		JSON.parse('["victim@x.test","evil@y.test"]'),
		JSON.parse('["evil@y.test"]'),
		JSON.parse('{"address":"evil@y.test"}'),
	];
	it.each(hostile)('R06 to %j goes to nobody', async (to) => {
		const { catcher, mailer } = await catcherAndMailer();
		expect((await trouble(mailer, { to })).trouble).toBe('address');
		expect(catcher.mails).toEqual([]);
	});

	it('R06 line breaks in a subject or in a name add no header and no recipient', async () => {
		const { catcher, mailer } = await catcherAndMailer();
		const injected = 'Hola\r\nBcc: evil@y.test\r\n\r\n<p>otra';
		await mailer.send({ ...mail, subject: injected, from: { name: `${injected}, "evil" <evil@y.test>`, address: mail.from.address } });
		const [caught] = catcher.mails;
		expect(caught?.recipients).toEqual(['victim@x.test']);
		expect(caught?.read.headers.map(({ key }) => key)).not.toContain('bcc');
		expect(caught?.read.from?.address).toBe('no-reply@tn.example');
	});

	it('P05 reports an unknown address without naming it', async () => {
		const { mailer } = await catcherAndMailer({ refuse: (address) => ({ code: 550, text: `5.1.1 ${address} unknown` }) });
		const error = await trouble(mailer);
		expect(error.trouble).toBe('address');
		expect(`${error.stack} ${error.cause}`).not.toContain('victim');
	});

	it('may be sent later when the server refuses it for another reason', async () => {
		const { mailer } = await catcherAndMailer({ refuse: () => ({ code: 550, text: '5.7.1 not from you' }) });
		expect((await trouble(mailer)).trouble).toBe('message');
	});

	it('does not wait for a server that is down or silent', async () => {
		const mute = createServer(() => {}).listen(0, '127.0.0.1');
		await new Promise((resolve) => mute.once('listening', resolve));
		open.push({ stop: () => closed(mute) });
		const quick = '?greetingTimeout=200&connectionTimeout=200';
		for (const port of [await freePort(), portOf(mute)]) {
			const mailer = createMailer({ smtpUrl: new Secret(`smtp://127.0.0.1:${port}${quick}`), folder: '', clock });
			expect((await trouble(mailer)).trouble).toBe('server');
			await mailer.close();
		}
	});

	it('sends no password to a server without encryption', async () => {
		const { catcher } = await catcherAndMailer();
		const url = new Secret(`smtp://kiosco:hunter2@127.0.0.1:${catcher.port}`);
		const mailer = createMailer({ smtpUrl: url, folder: '', clock });
		open.push(mailer);
		expect((await trouble(mailer)).trouble).toBe('server');
		expect(catcher.mails).toEqual([]);
	});
});

describe('a mail on a laptop', () => {
	const emptyFolder = () => mkdtemp(join(tmpdir(), 'kiosco-outbox-'));

	it('is stored as JSON and as a file for mail programs', async () => {
		const folder = await emptyFolder();
		await createMailer({ smtpUrl: undefined, folder, clock }).send(mail);
		expect(await readMailFolder(folder)).toEqual([{ ...mail, sentAt: '2026-11-20T15:00:00.000Z' }]);
		const eml = (await readdir(folder)).find((name) => name.endsWith('.eml')) ?? '';
		expect(await PostalMime.parse(await readFile(join(folder, eml)))).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] });
	});

	it('is listed newest first; the oldest mails are removed', async () => {
		const folder = await emptyFolder();
		let seconds = 0;
		const mailer = folderMailer({ folder, clock: () => new Date(clock().getTime() + seconds * 1_000), keep: 3 });
		for (; seconds < 5; seconds += 1) await mailer.send({ ...mail, id: `mail-${seconds}` });
		expect((await readMailFolder(folder)).map(({ id }) => id)).toEqual(['mail-4', 'mail-3', 'mail-2']);
		expect(await readdir(folder)).toHaveLength(6);
	});

	it('is listed also when the folder has other files', async () => {
		const folder = await emptyFolder();
		await writeFile(join(folder, 'notes.json'), '{');
		expect(await readMailFolder(folder)).toEqual([]);
		expect(await readMailFolder(join(folder, 'missing'))).toEqual([]);
	});

	it('R06 is refused when its address is two addresses', async () => {
		const folder = await emptyFolder();
		const mailer = createMailer({ smtpUrl: undefined, folder, clock });
		expect((await trouble(mailer, { to: 'victim@x.test, evil@y.test' })).trouble).toBe('address');
		expect(await readdir(folder)).toEqual([]);
	});
});

const portOf = (server: Server): number => {
	const address = server.address();
	return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
