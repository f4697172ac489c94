import { describeVariables } from '../src/platform/config.ts';

/** The README with the table of variables as the configuration describes them. Two marks hold its place, so the text around it stays. */
export function withVariables(readme: string): string {
	return readme.replace(/(<!-- variables -->)[\s\S]*(<!-- \/variables -->)/, (_, start, end) => `${start}\n${variablesTable()}\n${end}`);
}

function variablesTable(): string {
	const rows = describeVariables().map(
		({ name, description, default: value }) => `| \`${name}\` | ${value === undefined ? '–' : `\`${value}\``} | ${description} |`,
	);
	return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
