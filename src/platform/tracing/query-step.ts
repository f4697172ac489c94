import type { Step } from './tracing.ts';

const KIND = /\b(?:select|insert|update|delete|begin|commit|rollback|notify)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?(?:\."?([a-z_]+)"?)?/i;

/** The step of a statement in a trace. It tells the kind of the statement and its first table, never its text or values. */
export function queryStep(text: string): Step {
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
