import * as v from 'valibot';

const text = v.optional(v.string());

/** A session in storage (ENT-01), with any other members that the service added. */
export const storedSession = v.looseObject({ uuid: text, accessToken: text, refreshToken: text, impersonator: text, idToken: text });

export type StoredSession = v.InferInput<typeof storedSession>;

/** A session that can be used: it has both tokens (SES-02). */
export type Session = StoredSession & { readonly uuid: string; readonly accessToken: string; readonly refreshToken: string };

export function isUsable(stored: StoredSession | undefined): stored is Session {
	return Boolean(stored?.uuid && stored.accessToken && stored.refreshToken);
}
