import { NotAllowed, NotPublic, OutboundUnavailable } from '#platform/outbound-http';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';

type ProviderCall = { readonly call: Call; readonly provider: string };

/** Does what needs a provider. One that gives no good answer is logged, and refused as `provider-unavailable` (F12). */
export async function callProvider<T>({ log }: IdentityDeps, { call, provider }: ProviderCall, ask: () => Promise<T>): Promise<T> {
	try {
		return await ask();
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		log.warn({ error, provider, requestId: call.requestId }, 'a sign-in provider gave no good answer');
		return refuse('provider-unavailable');
	}
}

/** Libraries hide what went wrong beneath errors of their own. */
function isUnreachable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const isOutside = error instanceof OutboundUnavailable || error instanceof NotPublic || error instanceof NotAllowed;
	return isOutside || isUnreachable(error.cause);
}
