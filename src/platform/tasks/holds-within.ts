/** Resolves to the answer to a question, or to false when it does not come within `ms`. Rejects as the question does. */
export async function holdsWithin(ms: number, question: Promise<boolean>): Promise<boolean> {
	const { promise: late, resolve } = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => resolve(false), ms);
	return Promise.race([question, late]).finally(() => clearTimeout(timer));
}
