import { type ApplicationFormTexts, fill } from '#brands';
import type { ApplicationProblem } from '#identity/contract';

/** The text about a field of an open call's form. `limit` is the most that it takes, in characters or in words. */
export function applicationProblemText(problem: string, texts: Pick<ApplicationFormTexts, 'problems'>, limit = ''): string {
	const known: Readonly<Record<ApplicationProblem, string>> = texts.problems;
	return fill(new Map<string, string>(Object.entries(known)).get(problem) ?? known.missing, { limit });
}

/** The problems in a refusal's reasons, by the name of their field: each reason is a field and its problem. */
export const problemsByField = (reasons: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(reasons.map((reason) => [reason.split(' ')[0] ?? '', reason.split(' ')[1] ?? '']));
