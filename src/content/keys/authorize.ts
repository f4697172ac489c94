// Who may read content with a key: the Content API, and the sources that are not for everybody.
import type { FastifyRequest } from 'fastify';
import type { Brand } from '#brands';
import type { ContentKey } from '#platform/config';
import type { Log } from '#platform/log';
import { findKey, readCredentials } from './credentials.ts';
import { refuse } from './refusals.ts';

export type KeyOptions = {
	/** Keys by brand. */
	readonly contentKeys: ReadonlyMap<string, readonly ContentKey[]>;
	readonly log: Log;
};

type KeyRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'id'>;

/** What a request with a key may read. */
export type KeyRight = 'published' | 'drafts';

type RequestedRight = { readonly brand: Brand; readonly right: KeyRight };

/** Finds the key in `Authorization: Bearer …`. Throws a refusal when the brand has no such key or it has not the right, and logs it. */
export function authorize({ contentKeys, log }: KeyOptions, request: KeyRequest, { brand, right }: RequestedRight): ContentKey {
	const refuseAndLog = (reason: Parameters<typeof refuse>[0]): never => {
		log.warn({ reason, brand: brand.id, ip: request.ip, requestId: request.id }, 'content was not given');
		return refuse(reason);
	};
	const credentials = readCredentials(request.headers.authorization);
	if (credentials?.kind !== 'bearer') return refuseAndLog('no-credentials');
	const key = findKey(contentKeys.get(brand.id) ?? [], credentials);
	if (key === undefined) {
		const isOfOtherBrand = [...contentKeys.values()].some((keys) => findKey(keys, credentials));
		return refuseAndLog(isOfOtherBrand ? 'other-brand' : 'wrong-credentials');
	}
	return right === 'drafts' && !key.mayReadDrafts ? refuseAndLog('no-drafts') : key;
}
