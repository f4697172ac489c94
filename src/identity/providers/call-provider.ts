import { NotAllowed, NotPublic, OutboundUnavailable } from '#platform/outbound-http';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';

/** The call that needs a provider, and the provider's name for the log. */
type ProviderCall = { readonly call: Call; readonly provider: string };

/** Runs requests to a provider. When the provider is unreachable or fails, logs it and refuses with `provider-unavailable` (F12). */
export async function callProvider<T>({ log }: IdentityDeps, { call, provider }: ProviderCall, run: () => Promise<T>): Promise<T> {
	try {
		return await run();
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		log.warn({ error, provider, requestId: call.requestId }, 'a sign-in provider gave no good answer');
		return refuse('provider-unavailable');
	}
}

/** Also looks into causes, because libraries wrap our errors in their own. */
function isUnreachable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const isOutbound = error instanceof OutboundUnavailable || error instanceof NotPublic || error instanceof NotAllowed;
	return isOutbound || isUnreachable(error.cause);
}
