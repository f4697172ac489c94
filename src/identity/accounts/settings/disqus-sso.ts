import { createHmac } from 'node:crypto';
import type { Secret } from '#platform/secret';

/** What Disqus asks of a reader who comments, and no more (P07). */
export type DisqusReader = { readonly id: string; readonly username: string; readonly email: string };

/**
 * Vouches to Disqus for a reader: the value of its `remote_auth_s3`, which is the reader as JSON in base64, its HMAC-SHA1 with the time in
 * hexadecimal digits, and the time in seconds (https://help.disqus.com/developer/integrating-single-sign-on).
 */
export function disqusSso(secret: Secret, reader: DisqusReader, now: Date): string {
	const message = Buffer.from(JSON.stringify(reader)).toString('base64');
	const timestamp = Math.floor(now.getTime() / 1000);
	const signature = createHmac('sha1', secret.reveal()).update(`${message} ${timestamp}`).digest('hex');
	return `${message} ${signature} ${timestamp}`;
}
