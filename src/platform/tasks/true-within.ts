/** Resolves to what the promise resolves to, or to false when that takes longer than `ms`. Rejects when the promise rejects first. */
export async function trueWithin(ms: number, promise: Promise<boolean>): Promise<boolean> {
	const { promise: late, resolve } = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => resolve(false), ms);
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
