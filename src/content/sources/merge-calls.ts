/** Runs a call once for all who ask for the same while it runs (content API, b.1). */
export function mergeCalls<Value>(): (key: string, call: () => Promise<Value>) => Promise<Value> {
	const running = new Map<string, Promise<Value>>();
	return (key, call) => {
		const known = running.get(key);
		if (known) return known;
		const promise = call().finally(() => running.delete(key));
		running.set(key, promise);
		return promise;
	};
}
