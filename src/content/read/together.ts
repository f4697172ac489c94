type Waiting<Ask, Answer> = { readonly ask: Ask; readonly resolve: (answer: Answer) => void; readonly reject: (cause: unknown) => void };

/**
 * Gathers the calls that are made in one turn of the event loop, as the blocks of a page make them, and answers them by one.
 * `answer` gives a function that finds the answer to each.
 */
export function together<Ask, Answer>(
	answer: (asks: readonly Ask[]) => Promise<(ask: Ask, index: number) => Answer>,
): (ask: Ask) => Promise<Answer> {
	let waiting: Waiting<Ask, Answer>[] = [];
	const answerAll = async () => {
		const asked = waiting;
		waiting = [];
		try {
			const find = await answer(asked.map(({ ask }) => ask));
			for (const [index, { ask, resolve }] of asked.entries()) resolve(find(ask, index));
		} catch (cause) {
			for (const { reject } of asked) reject(cause);
		}
	};
	return (ask) =>
		new Promise((resolve, reject) => {
			if (waiting.length === 0) setImmediate(answerAll);
			waiting.push({ ask, resolve, reject });
		});
}
