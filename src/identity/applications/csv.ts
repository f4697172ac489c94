/** What spreadsheets take as the beginning of a formula (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/;

/** A table as CSV (RFC 4180) for spreadsheets: UTF-8 with a mark that says so, and with an apostrophe before what could be a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
	`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
