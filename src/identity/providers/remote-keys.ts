import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { type OutboundFetch, OutboundUnavailable } from '#platform/outbound-http';

/** The key that a token of a provider was signed with. */
export type RemoteKeys = JWTVerifyGetKey;

const hour = 3_600_000;

/**
 * The keys at an address (RFC 7517), kept for an hour. A token that names another key has them read again, once in half a minute at most,
 * so that neither a new key nor a stranger's token is felt (F08). Throws `OutboundUnavailable` when they cannot be had.
 */
export function remoteKeys(address: string, fetch: OutboundFetch): RemoteKeys {
	const keys = createRemoteJWKSet(new URL(address), { cacheMaxAge: hour, [customFetch]: (url, options) => fetch(url, options) });
	return async (header, token) => {
		try {
			return await keys(header, token);
		} catch (error) {
			if (isOfToken(error)) throw error;
			throw new OutboundUnavailable(`there are no keys at ${new URL(address).host}`, { cause: error });
		}
	};
}

/** The keys are there, and the token has none of them, or does not say which. */
function isOfToken(error: unknown): boolean {
	return (
		error instanceof errors.JWKSNoMatchingKey ||
		error instanceof errors.JWKSMultipleMatchingKeys ||
		error instanceof errors.JOSENotSupported
	);
}
