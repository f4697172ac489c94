/** The result of `work`, or undefined when it takes longer than `limit`, in ms. */
export const within = <Result>(limit: number, work: Promise<Result>): Promise<Result | undefined> =>
	Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, limit))]);
