import type { ContentQueries } from '#content/contract';
import { emptyContent } from '../../src/site/empty-content.ts';

/** What a reader was asked and what it answered, as JSON keeps it. */
export type Answers = Record<string, { readonly answer?: unknown }>;

/** What a page needs to be made again somewhere else: its time, and all that it reads. */
export type Recording = { readonly now: string; readonly answers: Answers };

/** A reader that writes down what it answers. */
export function recordingReader(contentQueries: ContentQueries, answers: Answers): ContentQueries {
	return new Proxy(contentQueries, {
		get(target, name) {
			const method: unknown = Reflect.get(target, name);
			if (typeof method !== 'function' || name === 'keyOf') return method;
			return async (...given: unknown[]) => {
				const answer: unknown = await method(...given);
				answers[callName(name, given)] = { answer };
				return answer;
			};
		},
	});
}

/** A reader that gives the recorded answers, from memory. */
export function replayingReader(answers: Answers): ContentQueries {
	return new Proxy(emptyContent, {
		get(target, name) {
			if (name === 'keys' || name === 'keyOf') return Reflect.get(target, name);
			return async (...given: unknown[]) => {
				const call = answers[callName(name, given)];
				if (call === undefined) throw new Error(`${callName(name, given)} was not recorded`);
				return call.answer;
			};
		},
	});
}

function callName(name: string | symbol, given: readonly unknown[]): string {
	return `${String(name)} ${JSON.stringify(given)}`;
}
