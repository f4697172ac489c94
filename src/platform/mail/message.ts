import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { Mail } from '../mail.ts';
import { mailAddress } from './mail-address.ts';
import { MailNotSent } from './mail-not-sent.ts';

/**
 * The mail as nodemailer takes it. Its one recipient goes in as an object, never as a text that could be read as a list (CVE-2023-7028), and
 * an address that is not plain is refused (R06).
 */
export function messageOf({ id, from, to, subject, text, html }: Mail): SendMailOptions {
	for (const address of [to, from.address]) if (!v.is(mailAddress, address)) throw new MailNotSent('address', 'EADDRESS');
	return {
		from,
		to: { name: '', address: to },
		subject,
		text,
		html,
		// The same for ever, so that a mail that is sent twice is shown once.
		messageId: `<${id}@${from.address.split('@')[1]}>`,
		// Nobody's absence notice answers it (RFC 3834, 5).
		headers: { 'Auto-Submitted': 'auto-generated' },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}
