import { type WorkState, workStates } from '#content/contract';

/** What the desk shows: the stories in a state, with filters. An empty text is no filter. */
export type DeskView = {
	readonly state: WorkState;
	readonly words: string;
	readonly section: string;
	readonly author: string;
	readonly also: string;
};

/** The state and filters as a query, for the address of the desk and the call to the server. */
export const queryOf = (view: DeskView): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(view).filter(([, value]) => value !== ''));

/** The state and filters in the address of the desk. */
export function viewInAddress(search: string): DeskView {
	const query = new URLSearchParams(search);
	const textAt = (name: string) => query.get(name) ?? '';
	return {
		state: workStates.find((name) => name === query.get('state')) ?? 'working',
		words: textAt('words'),
		section: textAt('section'),
		author: textAt('author'),
		also: textAt('also'),
	};
}
