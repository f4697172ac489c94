/** A maker of deadlines, as `openOutboundHttp` takes one, and for how many ms each was asked. */
export type QuickDeadlines = { readonly deadline: (ms: number) => AbortSignal; readonly asked: number[] };

/** Deadlines that come at once where `isQuick` says so: whoever waits for nobody's answer need not wait for long. */
export function quickDeadlines(isQuick: () => boolean = () => true): QuickDeadlines {
	const asked: number[] = [];
	const deadline = (ms: number) => {
		asked.push(ms);
		return AbortSignal.timeout(isQuick() ? 50 : ms);
	};
	return { deadline, asked };
}
