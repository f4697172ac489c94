import type { MeasuredPage } from './pages.ts';
import { categories, type Result } from './result.ts';

/** What a page lacks, a line each. A page that readers only read must have all points of its median run, and nothing may move in any run. */
export function failuresOf(
	{ performance, isOnlyRead }: Pick<MeasuredPage, 'performance' | 'isOnlyRead'>,
	result: Result,
): readonly string[] {
	const { scores, worst, mostMoved } = result;
	return [
		...below('performance of the slowest run', worst, performance),
		...(isOnlyRead ? below('performance of the median run', scores.performance, 100) : []),
		...(isOnlyRead && mostMoved > 0 ? [`something moves: CLS is ${mostMoved} in a run, and must be 0`] : []),
		...categories.filter((name) => name !== 'performance').flatMap((name) => below(name, scores[name], 100)),
	];
}

const below = (what: string, score: number, least: number): readonly string[] =>
	score < least ? [`${what} is ${score}, and must be ${least}`] : [];
