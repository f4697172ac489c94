/** The call, made once for each list of arguments; those after the first get the same promise. Arguments are JSON. */
export function once<Arguments extends readonly unknown[], Value>(
	call: (...given: Arguments) => Promise<Value>,
): (...given: Arguments) => Promise<Value> {
	const made = new Map<string, Promise<Value>>();
	return (...given) => {
		const key = JSON.stringify(given);
		const known = made.get(key);
		if (known) return known;
		const promise = call(...given);
		made.set(key, promise);
		return promise;
	};
}
