import { createTransport } from 'nodemailer';
import type { Mailer } from '../mail.ts';
import type { Secret } from '../secret.ts';
import { readSmtpError } from './mail-not-sent.ts';
import { messageOf } from './message.ts';

/** Longest silence of the server, in ms; the address of the server may say otherwise: `smtp://host?socketTimeout=9000`. */
const SILENCE_MS = 5_000;

/** Longest time for one mail, in ms, for a server that answers a byte at a time. */
const LIMIT_MS = 20_000;

/** Sends over a few connections that stay open. A password is never sent in the clear: with one, the connection must be encrypted. */
export function smtpMailer(smtpUrl: Secret): Mailer {
	const url = smtpUrl.reveal();
	const transport = createTransport({
		url,
		pool: true,
		// One more try for a connection that the server closed meanwhile; whoever asks decides about later ones.
		maxRequeues: 1,
		dnsTimeout: SILENCE_MS,
		connectionTimeout: SILENCE_MS,
		greetingTimeout: SILENCE_MS,
		socketTimeout: SILENCE_MS,
		requireTLS: new URL(url).password !== '',
	});
	return {
		send: async (mail) => {
			try {
				await transport.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(LIMIT_MS) });
			} catch (error) {
				throw readSmtpError(error);
			}
		},
		close: async () => transport.close(),
	};
}
