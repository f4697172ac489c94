import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Secret } from '#platform/secret';

/** An email that arrived: its recipients, its source and its parsed form. */
export type CaughtMail = { readonly recipients: readonly string[]; readonly raw: string; readonly read: Email };

export type MailCatcher = { readonly url: Secret; readonly port: number; readonly mails: CaughtMail[]; stop(): Promise<void> };

export type CatcherOptions = {
	/** Default: a free port. */
	readonly port?: number;
	/** How long it takes to accept a mail, in ms. */
	readonly slowMs?: number;
	/** Returns the refusal for a recipient, or undefined to accept it. */
	readonly refuse?: (address: string) => { readonly code: number; readonly text: string } | undefined;
};

/** Starts an SMTP server that stores what it receives. */
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
