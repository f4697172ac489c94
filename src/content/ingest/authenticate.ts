import type { FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock';
import type { IngestKey } from '#platform/config';
import type { Log } from '#platform/log';
import type { Tables } from '../store/tables.ts';
import { type Credentials, keyOf, readCredentials, sameSecret, sign } from './credentials.ts';
import { signatureMs, spendNonce } from './nonces.ts';
import { refuse } from './refusals.ts';

export type Guard = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	/** Keys by brand. */
	readonly keys: ReadonlyMap<string, readonly IngestKey[]>;
};

/** What is looked at of a request, whatever else its route takes. */
export type IngestRequest = Pick<FastifyRequest, 'headers' | 'method' | 'url' | 'ip' | 'id' | 'body'> & {
	readonly params: { readonly brand: string };
};

/** Before the body is read: the request must name a key of the brand. What is refused leaves a line in the log (C04). */
export function checkKey(guard: Guard, request: IngestRequest): IngestKey {
	const credentials = readCredentials(request.headers.authorization);
	if (!credentials) return refused(guard, request, 'no-credentials');
	const key = keyOf(guard.keys.get(request.params.brand) ?? [], credentials);
	if (key) return key;
	const elsewhere = [...guard.keys.values()].some((keys) => keyOf(keys, credentials));
	return refused(guard, request, elsewhere ? 'other-brand' : 'wrong-credentials');
}

/** When the body is there: a signature must be right, of now and not seen before. A bearer key was checked whole. */
export async function checkSignature(guard: Guard, request: IngestRequest, body: Buffer): Promise<void> {
	const credentials = readCredentials(request.headers.authorization);
	if (credentials?.kind !== 'signed') return;
	const key = checkKey(guard, request);
	const right = sign(key.secret.reveal(), { ...credentials, method: request.method, url: request.url, body });
	if (!sameSecret(right, credentials.signature)) refused(guard, request, 'wrong-credentials');
	if (!isOfNow(guard, credentials)) refused(guard, request, 'signature-expired');
	if (!(await spendNonce(guard.tables, guard.clock, credentials))) refused(guard, request, 'signature-used');
}

const isOfNow = ({ clock }: Guard, { timestamp }: Extract<Credentials, { kind: 'signed' }>): boolean =>
	Math.abs(clock().getTime() - timestamp * 1000) <= signatureMs;

type Reason = 'no-credentials' | 'wrong-credentials' | 'signature-expired' | 'signature-used' | 'other-brand';

function refused({ log }: Guard, request: IngestRequest, reason: Reason): never {
	log.warn({ reason, brand: request.params.brand, ip: request.ip, requestId: request.id }, 'content was refused');
	return refuse(reason);
}
