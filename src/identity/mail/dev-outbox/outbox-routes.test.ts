import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { createMailer } from '#platform/mail';
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

async function send(id: string, sentAt: string, subject: string): Promise<void> {
	const mailer = createMailer({ smtpUrl: undefined, folder, clock: () => new Date(sentAt) });
	await mailer.send({
		id,
		brand: 'tn',
		template: 'reset',
		from: { name: 'TN', address: 'no-reply@tn.test' },
		to: 'ana@x.test',
		subject,
		html: '<p>Hola<script>alert(1)</script>',
		text: 'Hola https://tn.test/a/?nonce=x&uuid=y\nhttps://tn.test/ https://tn.test/',
	});
}

describe('the outbox', () => {
	it('lists the emails as JSON, newest first, with their links', async () => {
		await send('one', '2026-11-20T15:00:00Z', 'Uno');
		await send('two', '2026-11-20T15:00:01Z', 'Dos');
		const { fetch } = await open();
		const answer = await fetch('/_dev/outbox', { headers: { accept: 'application/json' } });
		const mails = await answer.json();
		expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['Dos', 'Uno']);
		expect(mails[0]).toEqual({
			to: 'ana@x.test',
			subject: 'Dos',
			text: expect.stringContaining('Hola'),
			html: expect.stringContaining('<p>Hola'),
			links: ['https://tn.test/a/?nonce=x&uuid=y', 'https://tn.test/'],
			sentAt: '2026-11-20T15:00:01.000Z',
			brand: 'tn',
			letter: 'reset',
		});
	});

	it('shows the newest email, or the chosen one', async () => {
		await send('one', '2026-11-20T15:00:00Z', 'Uno <b>');
		await send('two', '2026-11-20T15:00:01Z', 'Dos');
		const { fetch } = await open();
		const page = async (path: string) => (await fetch(path)).text();
		expect(await page('/_dev/outbox/')).toContain('<h2>Dos</h2>');
		expect(await page('/_dev/outbox?mail=one')).toContain('<h2>Uno &lt;b&gt;</h2>');
		expect(await page('/_dev/outbox?mail=one')).toContain('<a href="https://tn.test/a/?nonce=x&amp;uuid=y" target="_blank"');
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
		for (const path of samples) expect(await (await fetch(path)).text(), path).toContain('¿No fuiste vos?');
		expect((await fetch('/_dev/outbox/samples/tn/none/new')).status).toBe(404);
	});
});
