import * as v from 'valibot';

const claimsSchema = v.looseObject({ exp: v.number() });

/** When a JWT expires, in ms since 1970; undefined when it has no `exp`. The signature is not checked: only the service can do that. */
export function tokenExpiry(token: string): number | undefined {
	try {
		const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
		const claims: unknown = JSON.parse(atob(part));
		return v.is(claimsSchema, claims) ? claims.exp * 1_000 : undefined;
	} catch {
		return undefined;
	}
}
