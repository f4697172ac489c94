import { callsByState, type OpenCall } from '#content/contract';

/** The calls beside one that are open, or will be. */
export function otherCalls(calls: readonly OpenCall[], slug: string, now: Date): readonly OpenCall[] {
	const { open, soon } = callsByState(calls, now);
	return [...open, ...soon].filter((call) => call.slug !== slug);
}
