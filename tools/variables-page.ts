import { describeVariables } from '../src/platform/config.ts';

/** The page with the table of environment variables. */
export const variablesPage = 'docs/operate/variables.md';

/** Puts the table of variables, as the configuration describes them, between two marks of a page. */
export function withVariables(page: string): string {
	return page.replace(/(<!-- variables -->)[\s\S]*(<!-- \/variables -->)/, (_, start, end) => `${start}\n${variablesTable()}\n${end}`);
}

function variablesTable(): string {
	const rows = describeVariables().map(
		({ name, description, default: value }) => `| \`${name}\` | ${value === undefined ? '–' : `\`${value}\``} | ${description} |`,
	);
	return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
