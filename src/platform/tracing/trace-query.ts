import type { Step, Tracing } from './tracing.ts';

/** Runs a statement as a step of its request. */
export type TraceQuery = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

/** How statements become spans; without traces they are only run. */
export const queryTrace = (tracing: Tracing | undefined): TraceQuery =>
	tracing ? (text, run) => tracing.step(() => stepOf(text), run) : (_text, run) => run();

const KIND = /\b(?:select|insert|update|delete|begin|commit|rollback|notify)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?(?:\."?([a-z_]+)"?)?/i;

/** What a span tells of a statement: its kind and its first table, never its text or values. */
export function stepOf(text: string): Step {
	const [kind = 'other'] = KIND.exec(text) ?? [];
	const [, ...names] = TABLE.exec(text) ?? [];
	const table = names.filter((name) => name !== undefined).join('.');
	const attributes = {
		'db.system.name': 'postgresql',
		'db.operation.name': kind.toUpperCase(),
		...(table !== '' && { 'db.collection.name': table }),
	};
	return { name: `${kind.toUpperCase()} ${table}`.trim(), kind: 'client', attributes };
}
