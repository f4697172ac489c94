import * as v from 'valibot';

const claims = v.looseObject({ exp: v.number() });

/** When a token ends, in ms since 1970; undefined when it does not say. Nobody but the service can tell whether it is good. */
export function tokenExpiry(token: string): number | undefined {
	try {
		const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
		const told: unknown = JSON.parse(atob(part));
		return v.is(claims, told) ? told.exp * 1_000 : undefined;
	} catch {
		return undefined;
	}
}
