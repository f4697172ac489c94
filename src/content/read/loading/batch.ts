type PendingCall<Argument, Value> = {
	readonly argument: Argument;
	readonly resolve: (value: Value) => void;
	readonly reject: (cause: unknown) => void;
};

/**
 * Collects the calls of one turn of the event loop, as the blocks of a page make them, and loads them together. `load` takes all
 * arguments and returns a function that finds the value of each, by the argument and its index.
 */
export function batch<Argument, Value>(
	load: (args: readonly Argument[]) => Promise<(argument: Argument, index: number) => Value>,
): (argument: Argument) => Promise<Value> {
	let pending: PendingCall<Argument, Value>[] = [];
	const loadPending = async () => {
		const calls = pending;
		pending = [];
		try {
			const find = await load(calls.map(({ argument }) => argument));
			for (const [index, { argument, resolve }] of calls.entries()) resolve(find(argument, index));
		} catch (cause) {
			for (const { reject } of calls) reject(cause);
		}
	};
	return (argument) =>
		new Promise((resolve, reject) => {
			if (pending.length === 0) setImmediate(loadPending);
			pending.push({ argument, resolve, reject });
		});
}
