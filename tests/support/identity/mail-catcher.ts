import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Secret } from '#platform/secret';

/** A mail that arrived: who it was given for, and what a mail program reads in it. */
export type CaughtMail = { readonly recipients: readonly string[]; readonly raw: string; readonly read: Email };

export type MailCatcher = { readonly url: Secret; readonly port: number; readonly mails: CaughtMail[]; stop(): Promise<void> };

export type CatcherOptions = {
	/** A free one unless told. */
	readonly port?: number;
	/** Time that it takes to accept a mail, in ms. */
	readonly slowMs?: number;
	/** What it answers to a recipient instead of taking it; undefined takes it. */
	readonly refuse?: (address: string) => { readonly code: number; readonly text: string } | undefined;
};

/** An SMTP server that keeps what it is given. */
export async function catchMails({ port = 0, slowMs = 0, refuse = () => undefined }: CatcherOptions = {}): Promise<MailCatcher> {
	const mails: CaughtMail[] = [];
	const server = new SMTPServer({
		disabledCommands: ['AUTH', 'STARTTLS'],
		onRcptTo: ({ address }, _session, done) => {
			const no = refuse(address);
			done(no && Object.assign(new Error(no.text), { responseCode: no.code }));
		},
		onData: (stream, session, done) => {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				const raw = Buffer.concat(chunks).toString();
				await sleep(slowMs);
				mails.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw, read: await PostalMime.parse(raw) });
				done();
			});
		},
	});
	server.on('error', () => {});
	server.listen(port, '127.0.0.1');
	await once(server.server, 'listening');
	const address = server.server.address();
	const given = typeof address === 'object' ? (address?.port ?? 0) : 0;
	return {
		url: new Secret(`smtp://127.0.0.1:${given}`),
		port: given,
		mails,
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
