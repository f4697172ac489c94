// Who may send content: keys and signatures (C04).
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock';
import type { ApiKey } from '#platform/config';
import type { Log } from '#platform/log';
import { type Credentials, findKey, readCredentials, sameSecret, sign } from '../keys/credentials.ts';
import type { Tables } from '../store/tables.ts';
import { signatureMs, spendNonce } from './nonces.ts';
import { refuse } from './refusals.ts';

export type AuthenticationDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	/** Keys by brand. */
	readonly keys: ReadonlyMap<string, readonly ApiKey[]>;
};

/** The parts of a request that authentication uses, whatever else its route takes. */
export type IngestRequest = Pick<FastifyRequest, 'headers' | 'method' | 'url' | 'ip' | 'id' | 'body'> & {
	readonly params: { readonly brand: string };
};

/** The key of a request and the credentials that named it. */
export type Authentication = { readonly key: ApiKey; readonly credentials: Credentials };

/**
 * Finds the key that a request names, before its body is read. Throws a refusal when the brand has no such key, and logs it (C04).
 * The signature of a signed request is checked later; see `checkSignature`.
 */
export function authenticate(deps: AuthenticationDeps, request: IngestRequest): Authentication {
	const credentials = readCredentials(request.headers.authorization);
	if (!credentials) return refuseAndLog(deps, request, 'no-credentials');
	const key = findKey(deps.keys.get(request.params.brand) ?? [], credentials);
	if (key) return { key, credentials };
	const isOfOtherBrand = [...deps.keys.values()].some((keys) => findKey(keys, credentials));
	return refuseAndLog(deps, request, isOfOtherBrand ? 'other-brand' : 'wrong-credentials');
}

/**
 * Checks the signature of a signed request when its body is there: it must be right, made within five minutes, and not used before.
 * A bearer key needs no further check.
 */
export async function checkSignature(
	deps: AuthenticationDeps,
	request: IngestRequest,
	{ key, credentials }: Authentication,
): Promise<void> {
	if (credentials.kind !== 'signed') return;
	const { method, url } = request;
	const expected = sign(key.secret.reveal(), { ...credentials, method, url, body: bodyOf(request) });
	if (!sameSecret(expected, credentials.signature)) refuseAndLog(deps, request, 'wrong-credentials');
	if (Math.abs(deps.clock().getTime() - credentials.timestamp * 1000) > signatureMs) refuseAndLog(deps, request, 'signature-expired');
	if (!(await spendNonce(deps.tables, deps.clock, credentials))) refuseAndLog(deps, request, 'signature-used');
}

/** The bytes of the body; none for a request without a body. */
export const bodyOf = ({ body }: IngestRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

type Reason = 'no-credentials' | 'wrong-credentials' | 'signature-expired' | 'signature-used' | 'other-brand';

function refuseAndLog({ log }: AuthenticationDeps, request: IngestRequest, reason: Reason): never {
	log.warn({ reason, brand: request.params.brand, ip: request.ip, requestId: request.id }, 'content was refused');
	return refuse(reason);
}
