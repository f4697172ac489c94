import * as v from 'valibot';
import { problemText } from './texts/problem-texts.ts';
import { nameIn } from './typed.ts';

/** The problems by the name of their field. Problems of the whole document are under the name of the root. */
export type Problems = ReadonlyMap<string, readonly string[]>;

/** Why a document does not fit its schema, in words of editors. `root`: the name of the document among the fields. */
export function problemsIn(schema: v.GenericSchema, document: unknown, root: string): Problems {
	const { issues = [] } = v.safeParse(schema, document);
	const problems = new Map<string, readonly string[]>();
	for (const issue of issues) {
		const name = (issue.path ?? []).reduce((parent, { key }) => nameIn(parent, String(key)), root);
		const text = problemText(issue);
		const before = problems.get(name) ?? [];
		if (!before.includes(text)) problems.set(name, [...before, text]);
	}
	return problems;
}

/** The problems of a field. For a field with several values in one box, also those of its values. */
export const problemsBelow = (problems: Problems, name: string): readonly string[] =>
	[...problems].flatMap(([at, texts]) => {
		if (at === name) return texts;
		if (!at.startsWith(`${name}.`)) return [];
		const line = Number(at.slice(name.length + 1).split('.')[0]) + 1;
		return texts.map((text) => (Number.isNaN(line) ? text : `En el ${line}: ${text}`));
	});

/** Whether something is wrong in a field or inside it. */
export const isWrong = (problems: Problems, name: string): boolean =>
	[...problems.keys()].some((at) => at === name || at.startsWith(`${name}.`));
