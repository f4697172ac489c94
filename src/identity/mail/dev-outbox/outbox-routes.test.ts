import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { createMailer, type Mail } from '#platform/mail';
import { sendRaw } from '../../../../tests/support/programs/raw-socket.ts';
import { testOrigins } from '../../../../tests/support/test-origins.ts';
import { testServer } from '../../../../tests/support/test-server.ts';
import { templateSamples } from '../templates/template-samples.ts';
import { outboxRoutes } from './outbox-routes.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-outbox-'));
});

const open = () => testServer({}, (app) => void app.register(outboxRoutes, { folder, brands: brandList, origins: testOrigins }));

const unsubscribeUrl = 'https://tn.test/newsletters/baja/?token=x';

async function send(id: string, sentAt: string, subject: string, more: Partial<Mail> = {}): Promise<void> {
	const mailer = createMailer({ smtpUrl: undefined, folder, clock: () => new Date(sentAt) });
	await mailer.send({
		id,
		brand: 'tn',
		template: 'reset',
		from: { name: 'TN', address: 'no-reply@tn.test' },
		to: 'ana@x.test',
		subject,
		html: `<p>Hola ${id}<script>alert(1)</script>`,
		text: 'Hola https://tn.test/a/?nonce=x&uuid=y\nhttp://tn.localhost:3000/ http://tn.localhost:3000/',
		...more,
	});
}

describe('the outbox', () => {
	it('lists the emails as JSON, newest first, with their links', async () => {
		await send('one', '2026-11-20T15:00:00Z', 'Uno');
		await send('two', '2026-11-20T15:00:01Z', 'Dos', { unsubscribeUrl });
		const { fetch } = await open();
		const answer = await fetch('/_dev/outbox', { headers: { accept: 'application/json' } });
		const mails = await answer.json();
		expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['Dos', 'Uno']);
		expect(mails[0]).toEqual({
			to: 'ana@x.test',
			subject: 'Dos',
			text: expect.stringContaining('Hola'),
			html: expect.stringContaining('<p>Hola'),
			links: ['https://tn.test/a/?nonce=x&uuid=y', 'http://tn.localhost:3000/'],
			sentAt: '2026-11-20T15:00:01.000Z',
			brand: 'tn',
			letter: 'reset',
			unsubscribeUrl,
		});
		expect(mails[1]).not.toHaveProperty('unsubscribeUrl');
		expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
	});

	it('shows the newest email, or the chosen one', async () => {
		await send('one', '2026-11-20T15:00:00Z', 'Uno <b>');
		await send('two', '2026-11-20T15:00:01Z', 'Dos');
		const { fetch } = await open();
		const page = async (path: string) => (await fetch(path)).text();
		expect(await page('/_dev/outbox/')).toContain('<h2>Dos</h2>');
		expect(await page('/_dev/outbox?mail=one')).toContain('<h2>Uno &lt;b&gt;</h2>');
		expect(await page('/_dev/outbox?mail=one')).toContain('<a href="https://tn.test/a/?nonce=x&amp;uuid=y" target="_blank"');
		expect(await page('/_dev/outbox/mails/one')).toContain('<p>Hola one');
	});

	it('lists the emails beside the open one, newest first, with recipient, brand, template and time', async () => {
		await send('one', '2026-11-20T15:00:00Z', 'Uno');
		await send('two', '2026-11-20T15:00:01Z', 'Dos', { brand: 'ciudad', template: 'verify', to: 'eva@x.test' });
		const { fetch } = await open();
		const page = await (await fetch('/_dev/outbox?mail=one')).text();
		const rows = [...page.matchAll(/<li><a href="(\/_dev[^"]+)"(.*?)>(.*?)<\/a><\/li>/gs)].map(([, href, current = '', row = '']) => ({
			href,
			current: current.trim(),
			words: row
				.replace(/<[^>]*>/g, ' ')
				.trim()
				.split(/\s*\n\s*| {2,}/),
			time: /<time datetime="([^"]*)">/.exec(row)?.[1],
		}));
		expect(rows).toEqual([
			{
				href: '/_dev/outbox?mail=two',
				current: '',
				words: ['Dos', 'eva@x.test', 'ciudad · verify ·', '2026-11-20 15:00:01'],
				time: '2026-11-20T15:00:01.000Z',
			},
			{
				href: '/_dev/outbox?mail=one',
				current: 'aria-current="true"',
				words: ['Uno', 'ana@x.test', 'tn · reset ·', '2026-11-20 15:00:00'],
				time: '2026-11-20T15:00:00.000Z',
			},
		]);
		expect(page).toContain('<title>Outbox</title>');
	});

	it('is stored by no browser, and its pages fetch nothing and run no script', async () => {
		await send('one', '2026-11-20T15:00:00Z', 'Uno');
		const { fetch } = await open();
		const headers = async (path: string, accept = 'text/html') => (await fetch(path, { headers: { accept } })).headers;
		expect((await headers('/_dev/outbox', 'application/json')).get('cache-control')).toBe('no-store');
		for (const path of ['/_dev/outbox', '/_dev/outbox/samples', '/_dev/outbox/mails/one', '/_dev/outbox/samples/tn/verify/new']) {
			const sent = await headers(path);
			expect([sent.get('cache-control'), sent.get('content-type')], path).toEqual(['no-store', 'text/html; charset=utf-8']);
		}
		for (const path of ['/_dev/outbox', '/_dev/outbox/samples'])
			expect((await headers(path)).get('content-security-policy'), path).toBe(
				"default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
			);
	});

	it('says that there is no email yet', async () => {
		const { fetch } = await open();
		expect(await (await fetch('/_dev/outbox')).text()).toContain('No mail yet');
		expect(await (await fetch('/_dev/outbox', { headers: { accept: 'application/json' } })).json()).toEqual([]);
		expect((await fetch('/_dev/outbox/mails/none')).status).toBe(404);
	});

	it.each(['evil.test', 'localhost.evil.test', '192.168.1.7', '127.0.0.1.evil.test'])(
		'R05 answers only at names of this machine, so not at %s',
		async (host) => {
			await send('one', '2026-11-20T15:00:00Z', 'Uno');
			const { port } = await open();
			const statusAt = (name: string, path: string) =>
				sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${name}:${port}\r\nConnection: close\r\n\r\n`).then(({ status }) => status);
			for (const path of ['/_dev/outbox', '/_dev/outbox/', '/_dev/outbox/mails/one', '/_dev/outbox/samples']) {
				expect(await statusAt(host, path), path).toBe(404);
				expect(await statusAt('tn.localhost', path), path).toBe(200);
			}
			expect(await statusAt('[::1]', '/_dev/outbox')).toBe(200);
		},
	);

	it('lets an email run no script and fetch nothing', async () => {
		await send('one', '2026-11-20T15:00:00Z', 'Uno');
		const { fetch } = await open();
		const policy = (await fetch('/_dev/outbox/mails/one')).headers.get('content-security-policy');
		expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; .*; sandbox allow-popups allow-popups-to-escape-sandbox$/);
	});

	it('shows every state of every template on every brand', async () => {
		const { fetch } = await open();
		const page = await (await fetch('/_dev/outbox/samples/')).text();
		const samples = [...page.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path);
		const states = Object.values(templateSamples).flatMap((sample) => Object.keys(sample));
		expect(samples).toHaveLength(states.length * brandList.length);
		const emails = await Promise.all(samples.map(async (path) => (await fetch(path)).text()));
		for (const email of emails) expect(email).toMatch(/¿No fuiste vos\?.*Te escribimos a ana\.gutierrez@correo\.example porque/s);
		expect(new Set(emails).size).toBe(samples.length);
		expect(await (await fetch('/_dev/outbox/samples/ciudad/verify/new')).text()).toMatch(
			new RegExp(`${testOrigins.ciudad}/validar-registro/\\?nonce=[\\w-]+&amp;uuid=[\\da-f-]{36}"`),
		);
		for (const none of ['tn/none/new', 'tn/verify/none', 'none/verify/new'])
			expect((await fetch(`/_dev/outbox/samples/${none}`)).status, none).toBe(404);
		expect(page).toContain('<title>Templates</title>');
	});
});
