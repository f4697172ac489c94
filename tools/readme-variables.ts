import { describeVariables } from '../src/platform/config.ts';

/** The README's table of variables, as the configuration describes them. */
export function variablesTable(): string {
	const rows = describeVariables().map(
		({ name, description, default: value }) => `| \`${name}\` | ${value === undefined ? '–' : `\`${value}\``} | ${description} |`,
	);
	return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
