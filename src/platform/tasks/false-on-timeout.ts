/** Waits for a boolean promise; resolves to false if it takes longer than `ms`. Rejects when the promise rejects first. */
export async function falseOnTimeout(ms: number, promise: Promise<boolean>): Promise<boolean> {
	const { promise: late, resolve } = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => resolve(false), ms);
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
