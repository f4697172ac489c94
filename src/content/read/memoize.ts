/** Makes each call once per list of arguments; later calls with the same arguments get the same promise. Arguments must be JSON. */
export function memoize<Arguments extends readonly unknown[], Value>(
	call: (...args: Arguments) => Promise<Value>,
): (...args: Arguments) => Promise<Value> {
	const promises = new Map<string, Promise<Value>>();
	return (...args) => {
		const key = JSON.stringify(args);
		const existing = promises.get(key);
		if (existing) return existing;
		const promise = call(...args);
		promises.set(key, promise);
		return promise;
	};
}
