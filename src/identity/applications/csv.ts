/** First characters that make spreadsheets read a cell as a formula (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/;

/** A table as CSV (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, and an apostrophe before cells that could be formulas. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
	`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
