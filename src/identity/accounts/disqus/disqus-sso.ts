import { createHmac } from 'node:crypto';
import type { Secret } from '#platform/secret';

/** The data that Disqus requires of a reader who comments, and no more (P07). */
export type DisqusReader = { readonly id: string; readonly username: string; readonly email: string };

/**
 * The value of `remote_auth_s3`, which signs a reader in at Disqus: the reader as JSON in base64, the HMAC-SHA1 of this and the time in
 * hexadecimal digits, and the time in seconds (https://help.disqus.com/developer/integrating-single-sign-on).
 */
export function disqusSso(secret: Secret, reader: DisqusReader, now: Date): string {
	const message = Buffer.from(JSON.stringify(reader)).toString('base64');
	const timestamp = Math.floor(now.getTime() / 1000);
	const signature = createHmac('sha1', secret.reveal()).update(`${message} ${timestamp}`).digest('hex');
	return `${message} ${signature} ${timestamp}`;
}
