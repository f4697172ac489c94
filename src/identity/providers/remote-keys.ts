import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { type OutboundFetch, OutboundUnavailable } from '#platform/outbound-http';

/** Finds the key that signed a token of a provider. */
export type RemoteKeys = JWTVerifyGetKey;

const hour = 3_600_000;

/**
 * The key set at a URL (RFC 7517), cached for an hour. A token with an unknown key causes another read, at most once in 30 seconds, so that
 * new keys work at once and forged tokens cannot cause many requests (F08). Throws `OutboundUnavailable` when the keys cannot be read.
 */
export function remoteKeys(address: string, fetch: OutboundFetch): RemoteKeys {
	const keys = createRemoteJWKSet(new URL(address), { cacheMaxAge: hour, [customFetch]: (url, options) => fetch(url, options) });
	return async (header, token) => {
		try {
			return await keys(header, token);
		} catch (error) {
			if (isTokenError(error)) throw error;
			throw new OutboundUnavailable(`the signing keys at ${new URL(address).host} could not be read`, { cause: error });
		}
	};
}

/** Whether the keys were read but none of them, or more than one, fits the token. */
function isTokenError(error: unknown): boolean {
	return (
		error instanceof errors.JWKSNoMatchingKey ||
		error instanceof errors.JWKSMultipleMatchingKeys ||
		error instanceof errors.JOSENotSupported
	);
}
