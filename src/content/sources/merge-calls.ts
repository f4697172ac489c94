/** Makes one call for concurrent callers with the same key (content API, b.1). Each caller gets the same promise. */
export function mergeCalls<Value>(): (key: string, call: () => Promise<Value>) => Promise<Value> {
	const running = new Map<string, Promise<Value>>();
	return (key, call) => {
		const existing = running.get(key);
		if (existing) return existing;
		const promise = call().finally(() => running.delete(key));
		running.set(key, promise);
		return promise;
	};
}
