import { callsByState, type OpenCall } from '#content/contract';

/** The calls other than that of `slug` that are open or will open. */
export function otherOpenCalls(calls: readonly OpenCall[], slug: string, now: Date): readonly OpenCall[] {
	const { open, soon } = callsByState(calls, now);
	return [...open, ...soon].filter((call) => call.slug !== slug);
}
