/** A `deadline` for `openOutboundHttp`, and the time limits in ms with which it was called. */
export type QuickDeadlines = { readonly deadline: (ms: number) => AbortSignal; readonly asked: number[] };

/** Makes deadlines that pass at once while `isQuick` returns true, so that a test need not wait for a server that never answers. */
export function quickDeadlines(isQuick: () => boolean = () => true): QuickDeadlines {
	const asked: number[] = [];
	const deadline = (ms: number) => {
		asked.push(ms);
		return AbortSignal.timeout(isQuick() ? 50 : ms);
	};
	return { deadline, asked };
}
