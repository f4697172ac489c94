import type { ContentQueries } from '#content/contract';
import { emptyContent } from '../../src/site/render/empty-content.ts';

/** Answers of content queries by name and arguments, as JSON. */
export type Answers = Record<string, { readonly answer?: unknown }>;

/** All that a page needs to be rendered elsewhere: its time and the answers to its queries. */
export type Recording = { readonly now: string; readonly answers: Answers };

/** Content queries that also record their answers. */
export function recordQueries(contentQueries: ContentQueries, answers: Answers): ContentQueries {
	return new Proxy(contentQueries, {
		get(target, name) {
			const method: unknown = Reflect.get(target, name);
			if (typeof method !== 'function' || name === 'keyOf') return method;
			return async (...parameters: unknown[]) => {
				const answer: unknown = await method(...parameters);
				answers[callName(name, parameters)] = { answer };
				return answer;
			};
		},
	});
}

/** Content queries that give recorded answers from memory. They throw when an answer was not recorded. */
export function replayQueries(answers: Answers): ContentQueries {
	return new Proxy(emptyContent, {
		get(target, name) {
			if (name === 'keys' || name === 'keyOf') return Reflect.get(target, name);
			return async (...parameters: unknown[]) => {
				const call = answers[callName(name, parameters)];
				if (call === undefined) throw new Error(`${callName(name, parameters)} was not recorded`);
				return call.answer;
			};
		},
	});
}

function callName(name: string | symbol, parameters: readonly unknown[]): string {
	return `${String(name)} ${JSON.stringify(parameters)}`;
}
