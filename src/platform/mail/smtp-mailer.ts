import { createTransport } from 'nodemailer';
import type { Secret } from '../secret.ts';
import { readSmtpError } from './mail-not-sent.ts';
import type { Mailer } from './mailer.ts';
import { nodemailerMessage } from './nodemailer-message.ts';

/** Longest silence of the server in ms. The SMTP URL may set another value: `smtp://host?socketTimeout=9000`. */
const MAX_SILENCE_MS = 5_000;

/** Longest time for one email in ms, against a server that answers one byte at a time. */
const MAIL_LIMIT_MS = 20_000;

/** Sends emails over SMTP, on a few connections that stay open. When the SMTP URL has a password, the connection must be encrypted. */
export function smtpMailer(smtpUrl: Secret): Mailer {
	const url = smtpUrl.reveal();
	const transport = createTransport({
		url,
		pool: true,
		// One retry, for a connection that the server had closed. The caller decides about later ones.
		maxRequeues: 1,
		dnsTimeout: MAX_SILENCE_MS,
		connectionTimeout: MAX_SILENCE_MS,
		greetingTimeout: MAX_SILENCE_MS,
		socketTimeout: MAX_SILENCE_MS,
		requireTLS: new URL(url).password !== '',
	});
	return {
		send: async (mail) => {
			try {
				await transport.sendMail({ ...nodemailerMessage(mail), signal: AbortSignal.timeout(MAIL_LIMIT_MS) });
			} catch (error) {
				throw readSmtpError(error);
			}
		},
		close: async () => transport.close(),
	};
}
